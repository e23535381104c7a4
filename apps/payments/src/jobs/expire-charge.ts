import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { chargeOf } from '../outside/provider/charge-id.js';
import { ChargeProviders } from '../outside/provider/charge-providers.js';
import { moveCharge } from '../charges/move-charge.js';
import { lockPayment, readPayment } from '../store/payment-rows.js';
import { applyProviderState } from '../charges/apply-provider-state.js';

/**
 * Expires an unpaid charge. The provider alone decides whether payment was in time: if it cancels, the charge is expired; if it has
 * captured, the charge is paid.
 */
@Injectable()
export class ExpireCharge {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly providers: ChargeProviders,
    private readonly clock: Clock,
  ) {}

  @Runs('expire-charge')
  async run({ paymentId }: Jobs['expire-charge']['data'], work: DueWork): Promise<void> {
    const open = await readPayment(this.db, paymentId);
    if (open?.charge !== 'open') return;
    const { provider, chargeId } = await chargeOf(this.providers, this.db, open);
    const outcome = await provider.cancelCharge(chargeId);
    await this.transaction.finish(work, async (tx) => {
      const payment = await lockPayment(tx.db, paymentId);
      if (payment?.charge !== 'open') return;
      const now = this.clock.now();
      if (outcome === 'cancelled') await moveCharge(tx, payment, { to: 'expired', refundedCents: 0 }, now);
      else await applyProviderState(tx, payment, outcome, now);
    });
  }
}
