import { refuse } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';
import type { Booking } from '../domain/booking.js';
import { assignments, bookingColumns, copied, toBooking, toRow, valuesOf, type BookingRow } from './booking-row.js';

/** What a change of status may change besides. The version comes first: an UPDATE asks for the one before it. */
const changing = [
  'version',
  'status',
  'cancelledBy',
  'cancelledAt',
  'cancelReason',
  'refundDue',
  'paidAt',
  'successorId',
  'announced',
  'sequence',
] as const;
const paying = ['version', 'status', 'announced', 'paidAt'] as const;

/** Locks and returns a booking until the transaction ends; undefined if there is none. */
export async function lockBooking(db: Db, id: string): Promise<Booking | undefined> {
  const [row] = await db.sql<BookingRow>('booking-lock', `SELECT ${bookingColumns} FROM bookings WHERE id = $1 FOR UPDATE`, [id]);
  return row && toBooking(row);
}

/** Locks and returns the current, or last, booking of an agreement; undefined if there is none. */
export async function lockAgreement(db: Db, agreementId: string): Promise<Booking | undefined> {
  const newest = `SELECT ${bookingColumns} FROM bookings WHERE agreement_id = $1 ORDER BY version DESC LIMIT 1 FOR UPDATE`;
  for (;;) {
    const [row] = await db.sql<BookingRow>('agreement-lock', newest, [agreementId]);
    // Rescheduled while we waited for its lock: query again for its successor.
    if (row?.status !== 'rescheduled') return row && toBooking(row);
  }
}

/** Locks and returns the current, or last, bookings of agreements, by agreement. */
export async function lockAgreements(db: Db, agreementIds: string[]): Promise<Map<string, Booking>> {
  const rows = await db.sql<BookingRow>(
    'agreements-lock',
    `SELECT ${bookingColumns} FROM bookings WHERE id = ANY (ARRAY(
       SELECT (SELECT id FROM bookings WHERE agreement_id = asked.id ORDER BY version DESC LIMIT 1) FROM unnest($1::uuid[]) AS asked (id)
     )) ORDER BY id FOR UPDATE`,
    [agreementIds],
  );
  const found = new Map<string, Booking>();
  for (const booking of rows.map(toBooking)) {
    // Rescheduled while we waited for its lock.
    const current = booking.status === 'rescheduled' ? await lockAgreement(db, booking.agreementId) : booking;
    if (current) found.set(current.agreementId, current);
  }
  return found;
}

/** Stores a status change. The row must be locked, and `next.version` must follow its version. */
export async function changeStatus(db: Db, next: Booking): Promise<void> {
  const touched = await db.run('booking-change', `UPDATE bookings SET ${assignments(changing, 2)} WHERE id = $1 AND version = $2 - 1`, [
    next.id,
    ...valuesOf(next, changing),
  ]);
  if (touched !== 1) throw refuse('in-progress');
}

/** Writes that locked bookings are paid, and confirmed where they were only held. */
export async function markPaid(db: Db, paid: Booking[]): Promise<void> {
  await db.run(
    'bookings-paid',
    `UPDATE bookings SET ${copied(paying, 'given')} FROM jsonb_populate_recordset(NULL::bookings, $2::jsonb) AS given
     WHERE bookings.id = given.id AND bookings.id = ANY ($1::uuid[])`,
    [paid.map(({ id }) => id), JSON.stringify(paid.map(toRow))],
  );
}
