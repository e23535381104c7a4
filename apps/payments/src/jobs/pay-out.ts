import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Log } from '@somo/platform/log';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { claimPayout, type PayoutRun } from '../store/payout/claim-payout.js';
import { schedulePayoutRun } from '../store/payout/accrue-earning.js';
import { PayoutRules } from '../store/payout/payout-rules.js';

/** Runs one teacher's payout for one day: claims everything due into one payout and schedules sending it, in one transaction. */
@Injectable()
export class PayOut {
  constructor(
    private readonly transaction: Transaction,
    private readonly rules: PayoutRules,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Runs('pay-out')
  async run({ teacherId, period }: Jobs['pay-out']['data'], work: DueWork): Promise<void> {
    if (await this.rules.isHeld(teacherId)) return;
    const { minimumCents } = this.rules;
    const run: PayoutRun = { teacherId, period, minimumCents, providerFor: (method) => this.rules.providerFor(method) };
    await this.transaction.finish(work, async (tx) => {
      const now = this.clock.now();
      const claim = await claimPayout(tx, run, now);
      if (claim === 'nothing') return;
      if (claim !== 'nobody') return tx.plan('send-payout', { key: claim.payoutId, dueAt: now, data: { payoutId: claim.payoutId } });
      // The balance stays due and is not reported as paid: the next run may find a provider.
      this.log.warn({ teacherId, period }, "nobody here pays out by this teacher's method: the money waits");
      schedulePayoutRun(tx, teacherId, now);
    });
  }
}
