// The content of news about a payment.
import type { OperatorRefund, PaymentState } from '@somo/contracts/events/payment';
import type { Content } from './content.js';

export function paymentContent(outcome: 'paid' | 'expired' | 'refunded', payment: PaymentState): Content {
  const { agreementId, studentId, teacherId, amountCents, refundedCents, refundedNowCents = refundedCents } = payment;
  if (outcome !== 'refunded') return { type: 'payment', params: { studentId, teacherId, outcome, amountCents } };
  const of = { paidCents: amountCents, backCents: refundedCents };
  return { type: 'payment', params: { studentId, teacherId, outcome, amountCents: refundedNowCents, of, agreementId } };
}

export function shareContent({ studentId, teacherId, refundCents, netCents }: OperatorRefund): Content {
  return { type: 'payment', params: { studentId, teacherId, outcome: 'share-lowered', amountCents: refundCents, shareCents: netCents } };
}
