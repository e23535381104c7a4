import type { LessonPayment } from '@somo/contracts/payments';
import { refuse } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';
import type { PayOutcome } from '../outside/provider/port.js';
import { lessonPayment } from './lesson-payment.js';
import type { Payment } from '../store/payment.schema.js';

/**
 * Stores the provider's response to a card payment and returns the payment as its student sees it; refuses 'card-declined' and
 * 'payment-not-open'.
 */
export async function applyPaymentResult(db: Db, payment: Payment, outcome: PayOutcome, payWith: 'card' | 'page'): Promise<LessonPayment> {
  const nextAction = typeof outcome === 'object' ? outcome.confirm : null;
  if (nextAction !== payment.nextAction) {
    await db.run('payment-next', 'UPDATE payments SET next_action = $2 WHERE id = $1', [
      payment.id,
      nextAction && JSON.stringify(nextAction),
    ]);
  }
  if (outcome === 'declined') throw refuse('card-declined');
  if (outcome === 'closed') throw refuse('payment-not-open');
  return lessonPayment({ ...payment, nextAction }, payWith);
}
