import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { chargeOf } from '../outside/provider/charge-id.js';
import { ChargeProviders } from '../outside/provider/charge-providers.js';
import { readPayment } from '../store/payment-rows.js';

const firstCheckMs = 10 * 60_000;

/**
 * Requests a refund at the provider; it counts as refunded once the provider reports it. Skips disputed charges, because it is undecided
 * who gets that money.
 */
@Injectable()
export class SendRefund {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly providers: ChargeProviders,
    private readonly clock: Clock,
  ) {}

  @Runs('send-refund')
  async run({ refundId }: Jobs['send-refund']['data'], work: DueWork): Promise<void> {
    const [refund] = await this.db.sql<{ payment_id: string; amount_cents: number }>(
      'refund-of',
      'SELECT payment_id, amount_cents FROM refunds WHERE id = $1',
      [refundId],
    );
    const payment = refund && (await readPayment(this.db, refund.payment_id));
    if (!payment || payment.charge === 'disputed' || payment.charge === 'refunded') return;
    const { provider, chargeId } = await chargeOf(this.providers, this.db, payment);
    await provider.refundCharge(chargeId, { key: refundId, amountCents: refund.amount_cents });
    const dueAt = this.clock.now() + firstCheckMs;
    await this.transaction.finish(work, (tx) => {
      tx.plan('check-refund', { key: `${work.id}-1`, dueAt, data: { paymentId: payment.id, look: work.id, turn: 1 } });
      return Promise.resolve();
    });
  }
}
