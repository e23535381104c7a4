import { Refusal } from '@somo/contracts/refusals';
import type { Ask } from '@somo/platform/ask';
import type { Db } from '@somo/platform/db';
import { PaymentSchema, type Payment } from '../store/payment.schema.js';

/**
 * Returns the payment of a lesson; null if there is none. Payments knows the first and the current booking of an agreement; one in between,
 * of a lesson that was moved more than once, is asked about.
 */
export async function findPayment(db: Db, ask: Ask, bookingId: string): Promise<Payment | null> {
  const known = await db.of(PaymentSchema).findOneBy([{ bookingId }, { agreementId: bookingId }]);
  if (known) return known;
  try {
    const { agreementId } = await ask.asService('booking.get-lesson', { bookingId });
    return await db.of(PaymentSchema).findOneBy({ agreementId });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'lesson-not-found') return null;
    throw error;
  }
}
