// How much an operator's decision on a problem refunds.
import type { ProblemState } from '@somo/contracts/events/problem';

/** Returns the refund in cents, at most `leftCents`, the amount of the payment not yet refunded. */
export function refundOfProblem({ outcome, refundCents }: Pick<ProblemState, 'outcome' | 'refundCents'>, leftCents: number): number {
  switch (outcome) {
    case 'refund-student':
      return leftCents;
    case 'refund-part':
      return Math.min(refundCents ?? 0, leftCents);
    case 'pay-teacher':
    case null:
      return 0;
  }
}
