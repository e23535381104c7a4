import type { Db } from '@somo/platform/db';
import type { Booking } from '../domain/booking.js';
import type { BusyOfTwo } from '../domain/free-for-both.js';

/** Returns the live bookings of both people that begin within a span, without those of their own agreement. */
export async function busyOfTwo(
  db: Db,
  { teacherId, studentId, agreementId }: Pick<Booking, 'teacherId' | 'studentId' | 'agreementId'>,
  { from, to }: { from: number; to: number },
): Promise<BusyOfTwo> {
  const [row] = await db.sql<{ busy: BusyOfTwo }>('busy-of-two', 'SELECT busy_of_two($1, $2, $3, $4, $5) AS busy', [
    teacherId,
    studentId,
    agreementId,
    new Date(from),
    new Date(to),
  ]);
  return row!.busy;
}
