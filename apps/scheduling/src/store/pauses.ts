import type { Db } from '@somo/platform/db';

/** Returns whether a teacher takes no new bookings at the moment. */
export async function isPaused(db: Db, teacherId: string, now: number): Promise<boolean> {
  const rows = await db.sql('paused', 'SELECT FROM pauses WHERE teacher_id = $1 AND ends_at > $2', [teacherId, new Date(now)]);
  return rows.length > 0;
}
