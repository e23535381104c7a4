import type { LessonPayment } from '@somo/contracts/payments';
import { toInstant } from '@somo/contracts/time';
import type { Payment } from './payment.schema.js';

/** A payment as its student sees it. */
export function lessonPayment(payment: Payment): LessonPayment {
  return {
    charge: payment.charge,
    amountCents: payment.amountCents,
    feeCents: payment.feeCents,
    currency: 'USD',
    payBy: toInstant(payment.payBy.getTime()),
    paidAt: payment.paidAt && toInstant(payment.paidAt.getTime()),
    refundedCents: payment.refundedCents,
  };
}
