import type { BookingState } from '@somo/contracts/events/booking';
import type { Db } from '@somo/platform/db';
import type { RefundSums } from '../domain/content.js';

/** Returns the refund of a lesson that the student already knows of, also from before it was moved; undefined if nothing. */
export async function refundedBefore(db: Db, { bookingId, agreementId, studentId }: BookingState): Promise<RefundSums | undefined> {
  const [latest] = await db.sql<{ sums: RefundSums }>(
    'refunded-before',
    `SELECT params->'of' AS sums FROM notifications
     WHERE user_id = $1 AND type = 'payment' AND params->'of' IS NOT NULL AND (related_id = $2 OR params->>'agreementId' = $3)
     ORDER BY (params->'of'->>'backCents')::int DESC LIMIT 1`,
    [studentId, bookingId, agreementId],
  );
  return latest?.sums;
}
