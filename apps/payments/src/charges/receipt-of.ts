import type { Receipt } from '@somo/contracts/receipts';
import { toInstant } from '@somo/contracts/time';
import { receiptNumber } from '../domain/receipt-number.js';
import { lessonPayment } from './lesson-payment.js';
import type { Payment } from '../store/payment.schema.js';

/** Returns the current receipt of a payment that was paid at `paidAt`. */
export function receiptOf(payment: Payment, paidAt: Date): Receipt {
  const { charge, amountCents, feeCents, netCents, refundedCents, refundPendingCents, currency, realMoney } = lessonPayment(payment);
  return {
    number: receiptNumber(payment.id),
    lessonId: payment.bookingId,
    studentId: payment.studentId,
    teacherId: payment.teacherId,
    subject: payment.subject,
    paidAt: toInstant(paidAt.getTime()),
    provider: payment.provider,
    ...{ charge, amountCents, feeCents, netCents, refundedCents, refundPendingCents, currency, realMoney },
  };
}
