import type { Tx } from '@somo/platform/transaction';
import { cancel, isLive } from '../domain/booking.js';
import type { LessonRequest } from '../domain/request.js';
import { bookingColumns, toBooking, type BookingRow } from '../store/booking-row.js';
import { cancelBooking } from './cancel-booking.js';
import { requestColumns } from '../store/request-rows.js';
import { closeRequest } from './close-request.js';

/** Cancels the coming lessons of someone who is suspended, with a full refund, and closes their open requests. */
export async function clearSuspended(tx: Tx, userId: string, now: number): Promise<void> {
  const bookings = await tx.db.sql<BookingRow>(
    'bookings-of-suspended',
    `SELECT ${bookingColumns} FROM bookings WHERE (student_id = $1 OR teacher_id = $1) AND status IN ('pending', 'confirmed') AND starts_at > $2
     ORDER BY id FOR UPDATE`,
    [userId, new Date(now)],
  );
  for (const booking of bookings.map(toBooking).filter(isLive)) await cancelBooking(tx, cancel(booking, { by: 'operator', now }));
  const requests = await tx.db.sql<LessonRequest>(
    'requests-of-suspended',
    `SELECT ${requestColumns} FROM requests WHERE (student_id = $1 OR teacher_id = $1) AND status = 'pending' AND expires_at > $2
     ORDER BY id FOR UPDATE`,
    [userId, new Date(now)],
  );
  for (const request of requests) await closeRequest(tx, request, userId, now, true);
}
