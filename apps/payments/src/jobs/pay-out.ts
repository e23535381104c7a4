import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Log } from '@somo/platform/log';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { PayoutProviders } from '../outside/payouts/payout-providers.js';
import { PaymentsConfig } from '../payments.config.js';
import { claimPayout } from '../store/payout/claim-payout.js';
import { schedulePayoutRun } from '../store/payout/accrue-earning.js';

/** Runs one teacher's payout for one day: claims everything due into one payout and schedules sending it, in one transaction. */
@Injectable()
export class PayOut {
  constructor(
    private readonly transaction: Transaction,
    private readonly providers: PayoutProviders,
    private readonly config: PaymentsConfig,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Runs('pay-out')
  async run({ teacherId, period }: Jobs['pay-out']['data'], work: DueWork): Promise<void> {
    const run = {
      teacherId,
      period,
      minimumCents: this.config.PAYOUT_MINIMUM_CENTS,
      providerFor: (method: Parameters<PayoutProviders['forMethod']>[0]) => this.providers.forMethod(method)?.name,
    };
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
