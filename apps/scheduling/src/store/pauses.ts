import type { Db } from '@somo/platform/db';

/** Returns which of these teachers take no new bookings at the moment. */
export async function pausedAmong(db: Db, teacherIds: string[], now: number): Promise<Set<string>> {
  const rows = await db.sql<{ teacherId: string }>(
    'paused',
    'SELECT teacher_id AS "teacherId" FROM pauses WHERE teacher_id = ANY ($1::uuid[]) AND ends_at > $2',
    [teacherIds, new Date(now)],
  );
  return new Set(rows.map(({ teacherId }) => teacherId));
}
