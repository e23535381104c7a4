// Limits of reviews, and how ratings order teachers: pages, catalog and the published text all read these.
export const starsMax = 5;
export const reviewTextMin = 10;
export const reviewTextMax = 2000;
export const replyTextMax = 1000;
export const hideReasonMax = 500;

/** For so many days a student may change a review, and a teacher a reply. */
export const reviewEditDays = 7;

export const reviewTags = ['explains-well', 'patient', 'prepared', 'on-time'] as const;
export type ReviewTag = (typeof reviewTags)[number];

/** Best match and the order by rating count so many more reviews of so many stars for each teacher, so that a single rave does not lead the list. */
export const ratingPrior = { reviews: 5, stars: 4.5 } as const;

/** Returns the rating that teachers are ordered by; without reviews, or where they are hidden, it is that of the prior. */
export function ratingScore({ sum, count }: { sum: number; count: number }): number {
  return (ratingPrior.reviews * ratingPrior.stars + sum) / (ratingPrior.reviews + count);
}

/** A student is asked for a review after the first lesson with a teacher, and after every fifth. */
export function asksForReview(lessonsTogether: number): boolean {
  return lessonsTogether === 1 || (lessonsTogether > 0 && lessonsTogether % 5 === 0);
}
