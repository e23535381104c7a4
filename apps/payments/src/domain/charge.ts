// What may become of a charge, and what the rest of Somo hears of each move.
import type { ChargeStatus } from '@somo/contracts/payments';

export interface Charge {
  charge: ChargeStatus;
  amountCents: number;
  bookingCancelled: boolean;
  /** What was, or will be, captured goes back in full. */
  refundDue: boolean;
}

/** Money that arrives is never ignored: a capture may still follow what looked like the end. */
export const chargeMoves = {
  open: ['captured', 'expired', 'failed'],
  captured: ['part_refunded', 'refunded', 'disputed'],
  part_refunded: ['refunded', 'disputed'],
  disputed: ['captured', 'refunded'],
  expired: ['captured'],
  failed: ['captured'],
  refunded: [],
} as const satisfies Record<ChargeStatus, readonly ChargeStatus[]>;

export function mayMove(from: ChargeStatus, to: ChargeStatus): boolean {
  return (chargeMoves[from] as readonly ChargeStatus[]).includes(to);
}

/** A lesson that was called off before anybody could pay has nothing to wait for. */
export function openingCharge(lesson: Pick<Charge, 'bookingCancelled'>): ChargeStatus {
  return lesson.bookingCancelled ? 'expired' : 'open';
}

export type Consequence = 'payment.paid' | 'payment.expired' | 'payment.refunded' | 'refund' | 'nothing';

/** What follows from a move that is allowed. */
export function consequenceOf(before: Charge, to: ChargeStatus): Consequence {
  switch (to) {
    case 'captured':
      return owesRefund(before) ? 'refund' : before.charge === 'disputed' ? 'nothing' : 'payment.paid';
    case 'expired':
      return before.bookingCancelled ? 'nothing' : 'payment.expired';
    case 'refunded':
    case 'part_refunded':
      return 'payment.refunded';
    case 'open':
    case 'failed':
    case 'disputed':
      return 'nothing';
  }
}

/** What is captured for a lesson that was cancelled unpaid goes back, and so does what comes after the others were told that nobody paid. */
export function owesRefund(before: Charge): boolean {
  return before.charge === 'expired' || (before.bookingCancelled && (before.refundDue || before.charge !== 'disputed'));
}

/** What a cancellation that is news asks for, given how far the charge has come. */
export function onCancelled(payment: Charge): 'cancel-at-provider' | 'refund' | 'nothing' {
  if (payment.charge === 'open') return 'cancel-at-provider';
  if (!payment.refundDue) return 'nothing';
  return payment.charge === 'captured' || payment.charge === 'part_refunded' ? 'refund' : 'nothing';
}
