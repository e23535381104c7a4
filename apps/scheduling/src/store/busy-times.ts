import type { Db } from '@somo/platform/db';
import { upsertAllNewer } from '@somo/platform/upsert-newer';

/** What is stored of a booking, by column. */
interface BusyRow {
  booking_id: string;
  version: number;
  teacher_id: string;
  student_id: string;
  subject: string;
  starts_at: string;
  free_at: string;
  live: boolean;
  announced: boolean;
}

/** Stores the newest states of bookings; returns the ids of those that were newer than what was stored. */
export async function storeBusyTimes(db: Db, rows: BusyRow[]): Promise<Set<string>> {
  const newer = await upsertAllNewer(db, { table: 'busy_times', key: 'booking_id', rows });
  return new Set(newer.map(({ booking_id }) => booking_id));
}

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
