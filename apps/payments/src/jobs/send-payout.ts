import { Injectable } from '@nestjs/common';
import { hourMs } from '@somo/calendar/days';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { AskPayout } from '../outside/payouts/ask-payout.js';
import { nextRun } from '../domain/payout-days.js';
import { followPayout } from '../payouts/follow-payout.js';
import { PayoutRules } from '../payouts/payout-rules.js';
import { findPayout } from '../store/payout-rows.js';

/** Sends a payout through the provider. The payout's id is the idempotency key, so a request with an unknown outcome can be retried. */
@Injectable()
export class SendPayout {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly askPayout: AskPayout,
    private readonly rules: PayoutRules,
    private readonly clock: Clock,
  ) {}

  @Runs('send-payout')
  async run({ payoutId }: Jobs['send-payout']['data'], work: DueWork): Promise<void> {
    const payout = await findPayout(this.db, payoutId);
    if (payout?.status !== 'claimed') return;
    if (await this.rules.isHeld(payout.teacher_id)) return this.wait(payoutId, work);
    const facts = await this.askPayout.send(payout);
    await this.transaction.finish(work, (tx) => followPayout(tx, { payoutId, facts, turn: 0 }, this.clock.now()));
  }

  /** The money of a teacher whose payouts are held stays claimed; each payout run looks again. */
  private async wait(payoutId: string, work: DueWork): Promise<void> {
    const dueAt = nextRun(this.clock.now() + hourMs);
    await this.transaction.finish(work, async (tx) => tx.plan('send-payout', { key: `${payoutId}-${dueAt}`, dueAt, data: { payoutId } }));
  }
}
