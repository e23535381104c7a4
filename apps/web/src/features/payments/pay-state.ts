// Derives what the pay page shows from the state of the payment.
import type { Lesson } from '@somo/contracts/lessons';
import type { LessonPayment } from '@somo/contracts/payments';
import { fromInstant } from '@somo/contracts/time';

export type PayState =
  | 'card'
  /** The card is entered on the provider's page. */
  | 'page'
  /** The student's bank asks for confirmation here. */
  | 'bank'
  /** The student's bank asks for confirmation on its own page. */
  | 'redirect'
  /** The payment was submitted, the money has not arrived yet. */
  | 'waiting'
  /** The deadline has passed, and the provider has not confirmed yet that no payment is coming. */
  | 'late'
  | 'paid'
  | 'part_refunded'
  | 'refunded'
  /** A refund is pending. */
  | 'refunding'
  | 'disputed'
  | 'expired'
  | 'failed'
  /** The lesson was cancelled before it was paid. */
  | 'cancelled';

/** Returns true if there is still something to do or to wait for. */
export const isToPay = (state: PayState): boolean => ['card', 'page', 'bank', 'redirect', 'waiting', 'late'].includes(state);

export function payStateOf(payment: LessonPayment, lesson: Pick<Lesson, 'cancelledBy'>, ordered: boolean, now: number): PayState {
  const calledOff = lesson.cancelledBy !== null && lesson.cancelledBy !== 'payment';
  switch (payment.charge) {
    case 'open':
      if (calledOff) return 'cancelled';
      if (payment.nextAction) return payment.nextAction.kind === 'confirm' ? 'bank' : 'redirect';
      if (ordered) return 'waiting';
      return now < fromInstant(payment.payBy) ? (payment.payWith ?? 'card') : 'late';
    case 'captured':
    case 'part_refunded':
      if (payment.refundPendingCents > 0) return 'refunding';
      return payment.charge === 'captured' ? 'paid' : 'part_refunded';
    case 'expired':
      return calledOff ? 'cancelled' : 'expired';
    case 'failed':
    case 'refunded':
    case 'disputed':
      return payment.charge;
  }
}

/**
 * Returns since when we have been waiting for the provider, in epoch milliseconds: since
 * the order, the payment deadline or the cancellation. Null if nothing is expected.
 */
export function waitingSince(
  payment: LessonPayment,
  lesson: Pick<Lesson, 'cancelledAt'> | undefined,
  orderedAt: number | null,
): number | null {
  switch (payment.charge) {
    case 'open':
      return payment.nextAction ? null : (orderedAt ?? fromInstant(payment.payBy));
    case 'captured':
    case 'part_refunded':
      return lesson?.cancelledAt ? fromInstant(lesson.cancelledAt) : null;
    case 'expired':
    case 'failed':
    case 'refunded':
    case 'disputed':
      return null;
  }
}
