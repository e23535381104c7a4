import type { Db } from '@somo/platform/db';

/** SQL of whether the teacher `p` has what a booking needs, and is not suspended. */
export const isOffered = `(p.role = 'teacher' AND NOT p.suspended AND p.hourly_rate_cents IS NOT NULL
  AND EXISTS (SELECT FROM teacher_subjects o WHERE o.teacher_id = p.user_id))`;

/** SQL of whether a student who does not know the teacher `p` can book with them, unless they have paused. */
export const isOpenToAll = `(${isOffered} AND NOT EXISTS (SELECT FROM restrictions r WHERE r.user_id = p.user_id AND r.restricted))`;

const isListed = `${isOpenToAll} AND p.paused_until IS NULL`;

/**
 * Makes the search know whether a teacher is found, after anything that decides it has changed. The row is locked first, so that of two changes at
 * once the later one sees the other.
 */
export async function refreshListing(db: Db, teacherId: string): Promise<void> {
  await db.sql('listing-lock', 'SELECT FROM profiles WHERE user_id = $1 FOR UPDATE', [teacherId]);
  await db.run('listing-refresh', `UPDATE profiles p SET listed = ${isListed} WHERE p.user_id = $1`, [teacherId]);
}
