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
  part_refunded: ['part_refunded', 'refunded', 'disputed'],
  disputed: ['captured', 'part_refunded', 'refunded'],
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

/** What the provider says of a charge, as it stands there now; `sequence` grows with each change. Integer cents. */
export interface ChargeSnapshot {
  sequence: number;
  captured: boolean;
  /** What the provider keeps for itself. */
  feeCents: number;
  /** All that has gone back. */
  refundedCents: number;
  dispute: 'open' | 'won' | 'lost' | null;
}

export interface Move {
  to: ChargeStatus;
  refundedCents: number;
}

/** The moves that bring a payment to what the provider says, whatever reports were lost on the way. */
export function movesTo(facts: ChargeSnapshot, payment: { charge: ChargeStatus; amountCents: number; refundedCents: number }): Move[] {
  const moves: Move[] = [];
  let { charge, refundedCents } = payment;
  const go = (to: ChargeStatus, refunded = refundedCents): void => {
    moves.push({ to, refundedCents: refunded });
    charge = to;
    refundedCents = refunded;
  };
  const all = payment.amountCents;
  if (!facts.captured) return [];
  if (charge === 'open' || charge === 'expired' || charge === 'failed') go('captured');
  if (charge === 'disputed' && facts.dispute === 'won') go(refundedCents > 0 ? 'part_refunded' : 'captured');
  if (charge === 'captured' || charge === 'part_refunded') {
    const back = Math.min(facts.refundedCents, all);
    if (back > refundedCents) go(back === all ? 'refunded' : 'part_refunded', back);
  }
  if ((charge === 'captured' || charge === 'part_refunded') && (facts.dispute === 'open' || facts.dispute === 'lost')) go('disputed');
  if (charge === 'disputed' && facts.dispute === 'lost') go('refunded', all);
  return moves;
}

/** What follows from a move that is allowed. */
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
