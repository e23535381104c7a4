// The state machine of a charge, and which events and refunds follow from each transition.
import type { ChargeStatus } from '@somo/contracts/payments';

export interface Charge {
  charge: ChargeStatus;
  amountCents: number;
  bookingCancelled: boolean;
  /** The cancellation entitles the student to a refund: whatever was or will be captured is refunded in full. */
  refundDue: boolean;
}

/** Captured money is never ignored: a capture may still follow a state that looked final. */
export const chargeMoves = {
  open: ['captured', 'expired', 'failed'],
  captured: ['part_refunded', 'refunded', 'disputed'],
  part_refunded: ['part_refunded', 'refunded', 'disputed'],
  disputed: ['captured', 'part_refunded', 'refunded'],
  expired: ['captured'],
  failed: ['captured'],
  refunded: [],
} as const satisfies Record<ChargeStatus, readonly ChargeStatus[]>;

export function mayMove(from: ChargeStatus, to: ChargeStatus): boolean {
  return (chargeMoves[from] as readonly ChargeStatus[]).includes(to);
}

/** Returns whether the money of a lesson is there, even if it is disputed. */
export function hasMoney({ charge }: Pick<Charge, 'charge'>): boolean {
  return charge === 'captured' || charge === 'part_refunded' || charge === 'disputed';
}

/** Returns the initial charge status: a lesson cancelled before anyone could pay is not awaiting payment. */
export function initialCharge(lesson: Pick<Charge, 'bookingCancelled'>): ChargeStatus {
  return lesson.bookingCancelled ? 'expired' : 'open';
}

type Consequence = 'payment.paid' | 'payment.expired' | 'payment.refunded' | 'refund' | 'nothing';

/** The state of a charge at the provider; one with a higher `sequence` replaces one with a lower. Amounts are integer cents. */
export interface ChargeSnapshot {
  sequence: number;
  captured: boolean;
  /** The provider's own fee. */
  feeCents: number;
  /** Total refunded so far. */
  refundedCents: number;
  dispute: 'open' | 'won' | 'lost' | null;
}

export interface Move {
  to: ChargeStatus;
  refundedCents: number;
}

/** Returns the transitions that bring a payment to the provider's state, regardless of which reports were lost. */
export function movesTo(provider: ChargeSnapshot, payment: { charge: ChargeStatus; amountCents: number; refundedCents: number }): Move[] {
  const moves: Move[] = [];
  let { charge, refundedCents } = payment;
  const move = (to: ChargeStatus, newRefundedCents = refundedCents): void => {
    moves.push({ to, refundedCents: newRefundedCents });
    charge = to;
    refundedCents = newRefundedCents;
  };
  const { amountCents } = payment;
  if (!provider.captured) return [];
  if (charge === 'open' || charge === 'expired' || charge === 'failed') move('captured');
  if (charge === 'disputed' && provider.dispute === 'won') move(refundedCents > 0 ? 'part_refunded' : 'captured');
  if (charge === 'captured' || charge === 'part_refunded') {
    const newRefundedCents = Math.min(provider.refundedCents, amountCents);
    if (newRefundedCents > refundedCents) move(newRefundedCents === amountCents ? 'refunded' : 'part_refunded', newRefundedCents);
  }
  const takenBack = provider.dispute === 'open' || provider.dispute === 'lost';
  if ((charge === 'captured' || charge === 'part_refunded') && takenBack) move('disputed');
  if (charge === 'disputed' && provider.dispute === 'lost') move('refunded', amountCents);
  return moves;
}

/** Returns what follows from an allowed transition. */
export function consequenceOf(before: Charge, to: ChargeStatus): Consequence {
  switch (to) {
    case 'captured':
      return owesRefund(before) ? 'refund' : before.charge === 'disputed' ? 'nothing' : 'payment.paid';
    case 'expired':
      return before.bookingCancelled ? 'nothing' : 'payment.expired';
    case 'part_refunded':
      if (before.charge === 'disputed') return owesRefund(before) ? 'refund' : 'nothing';
      return 'payment.refunded';
    case 'refunded':
      return 'payment.refunded';
    case 'open':
    case 'failed':
    case 'disputed':
      return 'nothing';
  }
}

/**
 * Returns whether money that is captured now must be refunded, given the charge before: it had been announced as expired, or the lesson
 * had been cancelled. Only a dispute the bank decided in our favor keeps the money of a cancelled lesson, unless a refund was due.
 */
export function owesRefund(before: Charge): boolean {
  return before.charge === 'expired' || (before.bookingCancelled && (before.refundDue || before.charge !== 'disputed'));
}

/** Returns what to do when the lesson is cancelled, given the state of the charge; money captured afterwards: `owesRefund`. */
export function onCancelled(payment: Charge): 'cancel-at-provider' | 'refund' | 'nothing' {
  if (payment.charge === 'open') return 'cancel-at-provider';
  if (!payment.refundDue) return 'nothing';
  return payment.charge === 'captured' || payment.charge === 'part_refunded' ? 'refund' : 'nothing';
}

/** Returns the key of the job that expires a charge whose lesson was moved, so that it is to be paid sooner; in epoch milliseconds. */
export const movedExpiryKey = (paymentId: string, payByMs: number): string => `${paymentId}-${payByMs}`;
