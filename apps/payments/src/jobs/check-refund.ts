import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { pollDelay } from '../domain/polling-backoff.js';
import { chargeOf } from '../outside/provider/charge-id.js';
import { ChargeProviders } from '../outside/provider/charge-providers.js';
import { lockPayment, readPayment } from '../store/payment-rows.js';
import type { Payment } from '../store/payment.schema.js';
import { applyProviderState } from '../charges/apply-provider-state.js';

/** Polls the provider for a refund whose report has not arrived. */
@Injectable()
export class CheckRefund {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly providers: ChargeProviders,
    private readonly clock: Clock,
  ) {}

  @Runs('check-refund')
  async run({ paymentId, look, turn }: Jobs['check-refund']['data'], work: DueWork): Promise<void> {
    const open = await readPayment(this.db, paymentId);
    if (!open || !isPending(open)) return;
    const { provider, chargeId } = await chargeOf(this.providers, this.db, open);
    const facts = await provider.getCharge(chargeId);
    await this.transaction.finish(work, async (tx) => {
      const now = this.clock.now();
      const payment = await lockPayment(tx.db, paymentId);
      if (!payment) return;
      await applyProviderState(tx, payment, facts, now);
      const dueAt = now + pollDelay(turn);
      tx.plan('check-refund', { key: `${look}-${turn + 1}`, dueAt, data: { paymentId, look, turn: turn + 1 } });
    });
  }
}

/** True while a refund is outstanding. A dispute suspends it, and the end of the dispute sends it again. */
function isPending({ charge, refundAskedCents, refundedCents }: Payment): boolean {
  return charge !== 'disputed' && refundAskedCents > refundedCents;
}
