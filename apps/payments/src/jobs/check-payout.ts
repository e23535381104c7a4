import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { AskPayout } from '../outside/payouts/ask-payout.js';
import { followPayout } from '../payouts/follow-payout.js';
import { findPayout, isOver } from '../store/payout-rows.js';

/** Polls a payout whose report has not arrived, and resends it if the provider does not know it. Repeats until the outcome is known. */
@Injectable()
export class CheckPayout {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly askPayout: AskPayout,
    private readonly clock: Clock,
  ) {}

  @Runs('check-payout')
  async run({ payoutId, turn }: Jobs['check-payout']['data'], work: DueWork): Promise<void> {
    const payout = await findPayout(this.db, payoutId);
    if (!payout || isOver(payout)) return;
    const facts = await this.askPayout.look(payout);
    await this.transaction.finish(work, (tx) => followPayout(tx, { payoutId, facts, turn }, this.clock.now()));
  }
}
