import type { PaymentCase } from '@somo/contracts/payments';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { lessonPayment, startOf } from './lesson-payment.js';
import type { Payment } from '../store/payment.schema.js';
import { lockPayment } from '../store/payment-rows.js';

export async function lockedPayment(db: Db, id: string): Promise<Payment> {
  const payment = await lockPayment(db, id);
  if (!payment) throw refuse('payment-not-found');
  return payment;
}

/** Returns a payment as an operator sees it: with charge and payout status, and the provider's fee. */
export function paymentCase(payment: Payment): PaymentCase {
  const { id, bookingId: lessonId, studentId, teacherId, subject, payout, providerFeeCents, heldByOperator, feeBps } = payment;
  const times = { startsAt: startOf(payment), createdAt: toInstant(payment.createdAt.getTime()) };
  const operators = { payout, providerFeeCents, heldByOperator, feeBps };
  return { ...lessonPayment(payment), id, lessonId, studentId, teacherId, subject, ...times, ...operators };
}
