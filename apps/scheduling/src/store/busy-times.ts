import type { Db } from '@somo/platform/db';

export interface BusyTime {
  bookingId: string;
  studentId: string | null;
  subject: string | null;
  startsAt: Date;
}

/** Returns a teacher's booked lessons that have not begun, the earliest first. The teacher must not see a held one before it is paid. */
export function comingTimes(db: Db, teacherId: string, now: number): Promise<BusyTime[]> {
  return db.sql<BusyTime>(
    'busy-coming',
    `SELECT booking_id AS "bookingId", student_id AS "studentId", subject, starts_at AS "startsAt" FROM busy_times
     WHERE teacher_id = $1 AND live AND announced AND starts_at > $2 ORDER BY starts_at`,
    [teacherId, new Date(now)],
  );
}
