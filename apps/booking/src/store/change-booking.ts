import { refuse } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';
import type { Booking } from '../domain/booking.js';
import { toBooking, type BookingRow } from './booking.schema.js';

export const bookingColumns = `id, agreement_id, version, student_id, teacher_id, status, subject, module_id, notes, starts_at, ends_at, free_at, teacher_zone,
  teacher_date::text, teacher_start, teacher_end, price_cents, pay_by, paid_at, cancelled_by, cancelled_at, cancel_reason, refund_due, earliest_starts_at,
  successor_id, unannounced, created_at`;

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

/** Stores a status change. The row must be locked, and `next.version` must follow its version. */
export async function changeStatus(db: Db, next: Booking): Promise<void> {
  const touched = await db.run(
    'booking-change',
    `UPDATE bookings SET version = $2, status = $3, cancelled_by = $4, cancelled_at = $5, cancel_reason = $6, refund_due = $7,
       paid_at = $8, successor_id = $9, unannounced = $10 WHERE id = $1 AND version = $2 - 1`,
    [
      next.id,
      next.version,
      next.status,
      next.cancelledBy,
      next.cancelledAt === null ? null : new Date(next.cancelledAt),
      next.cancelReason,
      next.refundDue,
      next.paidAt === null ? null : new Date(next.paidAt),
      next.successorId,
      !next.announced,
    ],
  );
  if (touched !== 1) throw refuse('in-progress');
}

/** Marks a locked booking as paid, and as confirmed if it was only held. */
export async function markPaid(db: Db, { id, version, status, announced, paidAt }: Booking): Promise<void> {
  await db.run('booking-paid', 'UPDATE bookings SET version = $2, status = $3, unannounced = $4, paid_at = $5 WHERE id = $1', [
    id,
    version,
    status,
    !announced,
    paidAt === null ? null : new Date(paidAt),
  ]);
}
