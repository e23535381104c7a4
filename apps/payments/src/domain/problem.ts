// What an operator's decision about a problem gives back.
import type { ProblemState } from '@somo/contracts/events/problem';

/** In cents, never more than `leftCents`, what is still there of the payment. */
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
