import { Injectable } from '@nestjs/common';
import type { ProblemState } from '@somo/contracts/events/problem';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { upsertNewer } from '@somo/platform/upsert-newer';
import { hasMoney } from '../domain/charge.js';
import { refundOfProblem } from '../domain/problem.js';
import { askRefund } from '../charges/ask-refund.js';
import { holdEarning, releaseEarning } from '../payouts/hold-earning.js';
import { lockPaymentOf } from '../store/payment-rows.js';

/** Holds the teacher's share while a problem is open; once it is resolved, refunds the student what was decided and releases the rest. */
@Injectable()
export class ProblemChanged {
  constructor(private readonly clock: Clock) {}

  @On('problem.reported', 'problem.resolved')
  async run(problem: ProblemState, tx: Tx): Promise<void> {
    const now = this.clock.now();
    const { problemId, agreementId, version, status } = problem;
    const payment = await lockPaymentOf(tx.db, agreementId);
    const newer = await upsertNewer(tx.db, {
      table: 'lesson_problems',
      key: { problem_id: problemId },
      version,
      set: { agreement_id: agreementId, status },
    });
    if (!newer || !payment) return;
    if (status === 'open') return holdEarning(tx.db, payment);
    const cents = hasMoney(payment) ? refundOfProblem(problem, payment.amountCents - payment.refundAskedCents) : 0;
    if (cents > 0) await askRefund(tx, payment, cents, 'problem', now);
    await releaseEarning(tx, payment.id, now);
  }
}
