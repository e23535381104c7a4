import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { chargeOf } from '../outside/provider/charge-id.js';
import { ChargeProviders } from '../outside/provider/charge-providers.js';
import { accrueEarningIfDue } from '../payouts/accrue-earning.js';
import { lockPayment, readPayment } from '../store/payment-rows.js';
import { applyProviderState } from '../charges/apply-provider-state.js';

/**
 * Releases held money to the teacher and the platform three days after the lesson, unless a problem holds it. Reads the provider first, in
 * case a dispute's report was lost.
 */
@Injectable()
export class EarnPayment {
  constructor(
    private readonly db: Db,
    private readonly providers: ChargeProviders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Runs('earn-payment')
  async run({ paymentId }: Jobs['earn-payment']['data'], work: DueWork): Promise<void> {
    const paid = await readPayment(this.db, paymentId);
    if (!paid?.paidAt) return;
    const { provider, chargeId } = await chargeOf(this.providers, this.db, paid);
    const facts = await provider.getCharge(chargeId);
    await this.transaction.finish(work, async (tx) => {
      const now = this.clock.now();
      const before = await lockPayment(tx.db, paymentId);
      if (before) await applyProviderState(tx, before, facts, now);
      const payment = before && (await lockPayment(tx.db, paymentId));
      if (payment) await accrueEarningIfDue(tx, payment, now);
    });
  }
}
