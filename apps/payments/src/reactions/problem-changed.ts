import type { ProblemState } from '@somo/contracts/events/problem';
import type { Tx } from '@somo/platform/transaction';
import { upsertNewer } from '@somo/platform/upsert-newer';
import { refundOfProblem } from '../domain/problem.js';
import { askRefund } from '../store/ask-refund.js';
import { hasMoney } from '../store/accrue-earning.js';
import { holdEarning, releaseEarning } from '../store/hold-earning.js';
import { lockPaymentOf } from '../store/payment-rows.js';

/** Holds the teacher's earning while a problem is open; when it is resolved, refunds the amount decided and releases the rest. */
export async function problemChanged(problem: ProblemState, tx: Tx, now: number): Promise<void> {
  const { problemId, agreementId, version, status } = problem;
  const payment = await lockPaymentOf(tx, agreementId);
  const newer = await upsertNewer(tx.db, {
    table: 'lesson_problems',
    key: { problem_id: problemId },
    version,
    set: { agreement_id: agreementId, status },
  });
  if (!newer || !payment) return;
  if (status === 'open') return holdEarning(tx, payment);
  const cents = hasMoney(payment) ? refundOfProblem(problem, payment.amountCents - payment.refundAskedCents) : 0;
  if (cents > 0) await askRefund(tx, payment, cents, 'problem', now);
  await releaseEarning(tx, payment.id, now);
}
