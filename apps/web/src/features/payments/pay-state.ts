// What the pay page shows, from how the payment stands.
import type { Lesson } from '@somo/contracts/lessons';
import type { LessonPayment } from '@somo/contracts/payments';
import { fromInstant } from '@somo/contracts/time';

export type PayState =
  | 'card'
  /** The card is typed in on the provider's page. */
  | 'page'
  /** The student's bank asks them here. */
  | 'bank'
  /** The student's bank asks them on a page of its own. */
  | 'redirect'
  /** The order is given, the money not there yet. */
  | 'waiting'
  /** The time is over, and the provider has not said yet that nothing comes. */
  | 'late'
  | 'paid'
  | 'part_refunded'
  | 'refunded'
  /** Money goes back, and is not there yet. */
  | 'refunding'
  | 'disputed'
  | 'expired'
  | 'failed'
  /** Called off before it was paid. */
  | 'cancelled';

/** There is still something to do or to wait for. */
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

/** Since when the provider has owed us a word: after the order, after the time to pay, after a cancellation. Null where nothing is to come. */
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
