import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { ProblemCase } from '@somo/contracts/problems';
import { refuse } from '@somo/contracts/refusals';
import { ResolveProblemBody } from '@somo/contracts/routes/problems';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { addAudit, auditRefusal } from '@somo/platform/operating/audit';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { onceOf, runOnce } from '@somo/platform/idempotency';
import { userOf } from '@somo/platform/user-of';
import { resolve } from '../domain/problem.js';
import { readBooking } from '../store/lesson-rows.js';
import { findProblem, lockProblem, problemCase, problemState, saveDecision } from '../store/problems.js';
import { publishTeaching } from '../teaching/publish-teaching.js';

@Injectable()
export class ResolveProblem {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  /** Of two operators at once the first decides. */
  @Handles('booking.resolve-problem', {
    by: ['operator:support'],
    input: ResolveProblemBody,
    refuses: [
      'proof-needed',
      'problem-not-found',
      'problem-already-resolved',
      'refund-too-large',
      'payment-not-found',
      'lesson-not-found',
      'account-suspended',
      'idempotency-key-reused',
      'in-progress',
    ],
  })
  async run({ key, ...input }: Asks['booking.resolve-problem']['in'], caller: Caller): Promise<ProblemCase> {
    const operatorId = userOf(caller).userId;
    const { problemId, ...decision } = input;
    const once = onceOf('resolve-problem', operatorId, { ...input, ...(key === undefined ? {} : { key }) });
    const asked = { ...decision, note: decision.note.trim() };
    const attempt = { operatorId, action: 'resolve-problem', thingId: problemId, details: asked };
    await this.ask.for('auth.check-proven', {});
    return auditRefusal(this.transaction, this.clock, attempt, async () => {
      if (asked.refundCents !== undefined) await this.checkRefundable(problemId, asked.refundCents);
      return runOnce(this, once, async (tx) => {
        await checkNotSuspended(tx.db, operatorId);
        const problem = await lockProblem(tx.db, problemId);
        const booking = problem && (await readBooking(tx.db, problem.bookingId));
        if (!booking) throw refuse('problem-not-found');
        const now = this.clock.now();
        const resolved = resolve(problem, booking, { ...asked, operatorId }, now);
        await saveDecision(tx.db, resolved);
        const { outcome, refundCents, note } = resolved;
        const details = { bookingId: booking.id, agreementId: booking.agreementId, outcome, refundCents, note };
        await addAudit(tx.db, { ...attempt, details }, now);
        tx.emit('problem.resolved', problemState(resolved, booking));
        if (outcome === 'refund-student') await publishTeaching(tx, booking.teacherId);
        return problemCase(resolved, booking);
      });
    });
  }

  /**
   * Refuses to refund more than is left, because both sides are notified of the amount. Payments has the last word and never refunds more.
   */
  private async checkRefundable(problemId: string, refundCents: number): Promise<void> {
    const problem = await findProblem(this.db, problemId);
    if (problem?.status !== 'open') return;
    const payment = await this.ask.for('payments.get-payment-case', { bookingId: problem.bookingId });
    const left = payment.paidAt === null ? 0 : payment.amountCents - payment.refundedCents - payment.refundPendingCents;
    if (refundCents > left && refundCents <= payment.amountCents) throw refuse('refund-too-large');
  }
}
