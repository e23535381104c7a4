import { reviewTags, type ReviewTag } from '@somo/contracts/rules/reviews';
import type { Db } from '@somo/platform/db';

interface Rated {
  teacherId: string;
  rating: number;
  tags: ReviewTag[];
}

const tagCounts = reviewTags.map((tag, at) => `rating_tags[${at + 1}] = rating_tags[${at + 1}] + $3 * ('${tag}' = ANY ($4::text[]))::int`);

/** Adds a review to what its teacher's reviews come to, or takes it away: in the transaction that shows, changes or hides it. */
export async function countRating(db: Db, { teacherId, rating, tags }: Rated, by: 1 | -1): Promise<void> {
  await db.run(
    'count-rating',
    `UPDATE profiles SET rating_sum = rating_sum + $3::int * $2::int, reviews_count = reviews_count + $3,
       rating_spread[$2] = rating_spread[$2] + $3, ${tagCounts.join(', ')}
     WHERE user_id = $1`,
    [teacherId, rating, by, tags],
  );
}
