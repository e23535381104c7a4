import { reviewTags, type ReviewTag } from '@somo/contracts/rules/reviews';
import type { ReviewBody } from '@somo/contracts/routes/reviews';

/** Returns a review as it is stored: without blanks around the text, and its tags in their own order. */
export function reviewWords({ rating, text, tags = [] }: ReviewBody): { rating: number; text: string | null; tags: ReviewTag[] } {
  return { rating, text: text?.trim() || null, tags: reviewTags.filter((tag) => tags.includes(tag)) };
}
