// The content of news about a payment.
import type { OperatorRefund, PaymentState } from '@somo/contracts/events/payment';
import type { Cancelled, Content } from './content.js';

/** `cancelled`: the cancellation that one email tells of with the refund. */
export function paymentContent(outcome: 'paid' | 'expired' | 'refunded', payment: PaymentState, cancelled?: Cancelled): Content {
  const { agreementId, studentId, teacherId, amountCents, refundedCents, refundedNowCents = refundedCents } = payment;
  if (outcome !== 'refunded') return { type: 'payment', params: { studentId, teacherId, outcome, amountCents } };
  const of = { paidCents: amountCents, backCents: refundedCents };
  return {
    type: 'payment',
    params: { studentId, teacherId, outcome, amountCents: refundedNowCents, of, agreementId, ...(cancelled && { cancelled }) },
  };
}

export function shareContent({ studentId, teacherId, refundCents, netCents }: OperatorRefund): Content {
  return { type: 'payment', params: { studentId, teacherId, outcome: 'share-lowered', amountCents: refundCents, shareCents: netCents } };
}
