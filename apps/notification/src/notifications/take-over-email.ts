// One email for a cancellation and its refund: whichever notification is added second takes the email over from the first.
import type { BookingState } from '@somo/contracts/events/booking';
import type { PaymentState } from '@somo/contracts/events/payment';
import type { Db } from '@somo/platform/db';
import type { Cancelled, PaymentNews } from '../domain/content.js';

/** How long the email about a cancellation waits for the refund. */
export const refundWaitMs = 60_000;

/** Returns the student's cancellation whose email has not been sent; from now on it has none of its own. */
export async function takeOverCancellation(db: Db, { studentId, bookingId }: PaymentState): Promise<Cancelled | undefined> {
  const [taken] = await db.sql<{ params: Cancelled }>(
    'email-of-cancellation',
    `UPDATE notifications SET mail = 'none' WHERE user_id = $1 AND related_id = $2 AND type = 'booking_cancelled' AND mail = 'planned'
       AND params->'series' IS NULL
     RETURNING params`,
    [studentId, bookingId],
  );
  return taken?.params;
}

/** Returns the refund that completed a cancelled lesson's refunds and whose email has not been sent; from now on it has none of its own. */
export async function takeOverRefund(db: Db, { studentId, bookingId }: BookingState): Promise<PaymentNews | undefined> {
  const [taken] = await db.sql<{ params: PaymentNews }>(
    'email-of-refund',
    `UPDATE notifications SET mail = 'none' WHERE user_id = $1 AND related_id = $2 AND type = 'payment' AND mail = 'planned'
       AND params->>'outcome' = 'refunded' AND params->'of'->'backCents' = params->'of'->'paidCents'
     RETURNING params`,
    [studentId, bookingId],
  );
  return taken?.params;
}
