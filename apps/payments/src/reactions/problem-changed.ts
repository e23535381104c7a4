import type { ProblemState } from '@somo/contracts/events/problem';
import type { Tx } from '@somo/platform/transaction';
import { upsertNewer } from '@somo/platform/upsert-newer';
import { refundOfProblem } from '../domain/problem.js';
import { askRefund } from '../store/ask-refund.js';
import { hasMoney } from '../store/earn.js';
import { holdShare, letShareGo } from '../store/hold-share.js';
import { PaymentSchema } from '../store/payment.schema.js';

/** A problem holds the teacher's share while it is open; its end gives back what was decided, and lets the rest go. */
export async function problemChanged(problem: ProblemState, tx: Tx, now: number): Promise<void> {
  const { problemId, agreementId, version, status } = problem;
  const payment = await tx.db.of(PaymentSchema).findOne({ where: { agreementId }, lock: { mode: 'pessimistic_write' } });
  const newer = await upsertNewer(tx.db, {
    table: 'lesson_problems',
    key: { problem_id: problemId },
    version,
    set: { agreement_id: agreementId, status },
  });
  if (!newer || !payment) return;
  if (status === 'open') return holdShare(tx, payment);
  const cents = hasMoney(payment) ? refundOfProblem(problem, payment.amountCents - payment.refundAskedCents) : 0;
  if (cents > 0) await askRefund(tx, payment, cents, 'problem', now);
  await letShareGo(tx, payment.id, now);
}
