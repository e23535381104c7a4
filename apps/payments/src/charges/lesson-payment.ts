import type { LessonPayment } from '@somo/contracts/payments';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { toInstant, type Instant } from '@somo/contracts/time';
import { sharesOf } from '../domain/shares.js';
import type { Payment } from '../store/payment.schema.js';

/** Returns a payment as its student sees it. */
export function lessonPayment(payment: Payment, payWith?: 'card' | 'page'): LessonPayment {
  const { netCents, feeCents } = sharesOf({ ...payment, refundedCents: payment.refundAskedCents });
  return {
    charge: payment.charge,
    amountCents: payment.amountCents,
    feeCents,
    netCents,
    currency: 'USD',
    realMoney: payment.provider !== 'sandbox',
    payBy: toInstant(payment.payBy.getTime()),
    paidAt: payment.paidAt && toInstant(payment.paidAt.getTime()),
    refundedCents: payment.refundedCents,
    refundPendingCents: payment.refundAskedCents - payment.refundedCents,
    ...(payWith && payment.charge === 'open' ? { payWith } : {}),
    ...(payment.nextAction && payment.charge === 'open' ? { nextAction: payment.nextAction } : {}),
  };
}

/** Returns when the lesson begins: payments stores only its end, from which the earning date follows. */
export function startOf({ endsAt }: Pick<Payment, 'endsAt'>): Instant | null {
  return endsAt && toInstant(endsAt.getTime() - lessonMinutes * 60_000);
}
