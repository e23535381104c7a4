import { reviewTags, type ReviewTag } from '@somo/contracts/rules/reviews';
import type { Db } from '@somo/platform/db';

interface Rated {
  teacherId: string;
  rating: number;
  tags: ReviewTag[];
}

const allStars = [1, 2, 3, 4, 5];
const added = (column: 'spread' | 'tags') =>
  `${column} = ARRAY(SELECT n + more FROM unnest(d.${column}, excluded.${column}) AS sums (n, more))`;

/** Adds a review to what its teacher's reviews come to, or takes it away: in the transaction that shows, changes or hides it. */
export async function countRating(db: Db, { teacherId, rating, tags }: Rated, by: 1 | -1): Promise<void> {
  await db.run(
    'count-rating',
    `WITH summed AS (
       UPDATE profiles SET rating_sum = rating_sum + $3::int * $2::int, reviews_count = reviews_count + $3 WHERE user_id = $1)
     INSERT INTO rating_details AS d (teacher_id, spread, tags) VALUES ($1, $4::int[], $5::int[])
     ON CONFLICT (teacher_id) DO UPDATE SET ${added('spread')}, ${added('tags')}`,
    [teacherId, rating, by, allStars.map((stars) => (stars === rating ? by : 0)), reviewTags.map((tag) => (tags.includes(tag) ? by : 0))],
  );
}
