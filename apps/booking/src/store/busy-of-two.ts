import type { Db } from '@somo/platform/db';
import type { Booking } from '../domain/booking.js';
import type { BusyOfTwo } from '../domain/free-for-both.js';

interface Row {
  isTeacher: boolean;
  isStudent: boolean;
  startsAt: Date;
  endsAt: Date;
  freeAt: Date;
}

/** Returns the live bookings of both people that overlap a span, without those of their own agreement. */
export async function busyOfTwo(
  db: Db,
  { teacherId, studentId, agreementId }: Pick<Booking, 'teacherId' | 'studentId' | 'agreementId'>,
  { from, to }: { from: number; to: number },
): Promise<BusyOfTwo> {
  const rows = await db.sql<Row>(
    'busy-of-two',
    `SELECT teacher_id = $1 AS "isTeacher", student_id = $2 AS "isStudent", starts_at AS "startsAt", ends_at AS "endsAt", free_at AS "freeAt"
     FROM bookings WHERE (teacher_id = $1 OR student_id = $2) AND status IN ('pending', 'confirmed') AND agreement_id <> $3
       AND starts_at < $5 AND starts_at > $4`,
    [teacherId, studentId, agreementId, new Date(from), new Date(to)],
  );
  const busy = (row: Row, end: Date) => ({ startsAt: row.startsAt.getTime(), freeAt: end.getTime() });
  return {
    teacher: rows.filter(({ isTeacher }) => isTeacher).map((row) => busy(row, row.freeAt)),
    student: rows.filter(({ isStudent }) => isStudent).map((row) => busy(row, row.endsAt)),
  };
}
