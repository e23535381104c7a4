import type { LessonRecord } from '@somo/contracts/lessons';
import type { Db } from '@somo/platform/db';
import type { OfferedSlot } from '../domain/agreed-time.js';
import type { Booking } from '../domain/booking.js';
import { bookingColumns, toBooking, type BookingRow } from './booking-row.js';
import { lessonRecord } from './views.js';

/** A booking with the time its teacher proposes. */
export interface LessonRow extends BookingRow {
  proposed: OfferedSlot | null;
}

export const lessonColumns = `${bookingColumns},
  (SELECT slot FROM proposals WHERE proposals.booking_id = bookings.id AND proposals.status = 'open') AS proposed`;

export function recordOf(row: LessonRow, now: number): LessonRecord {
  return lessonRecord(toBooking(row), now, row.proposed);
}

/** Returns the booking without a lock: for checks before the actual decision. */
export async function readBooking(db: Db, id: string): Promise<Booking | undefined> {
  const [row] = await db.sql<BookingRow>('booking-get', `SELECT ${bookingColumns} FROM bookings WHERE id = $1`, [id]);
  return row && toBooking(row);
}
