import { Injectable } from '@nestjs/common';
import { Refusal, refuse } from '@somo/contracts/refusals';
import type { Webhook } from '@somo/contracts/webhook';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Log } from '@somo/platform/log';
import { Transaction } from '@somo/platform/transaction';
import { ChargeProviders } from '../outside/provider/charge-providers.js';
import type { ProviderReport } from '../outside/provider/port.js';
import { logProviderMessages } from '../store/log-provider-messages.js';
import { lockPayment } from '../store/payment-rows.js';
import { applyProviderState } from '../charges/apply-provider-state.js';

/** Handles a provider's signed charge report. Idempotent under redelivery; refused reports are logged too. */
@Injectable()
export class HandleChargeWebhook {
  constructor(
    private readonly providers: ChargeProviders,
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(name: string, webhook: Webhook): Promise<void> {
    const provider = this.providers.named(name);
    if (!provider) throw refuse('unknown-provider');
    let report: ProviderReport | undefined;
    try {
      report = await provider.readReport(webhook);
      if (report) await this.apply(name, report);
      else await this.logMessage(this.db, name, undefined, 'about no charge');
    } catch (error) {
      if (error instanceof Refusal) await this.logMessage(this.db, name, report, this.outcomeOf(error, report));
      throw error;
    }
  }

  /** A refund larger than the payment is impossible and needs manual review: the ledger check finds it by this outcome. */
  private outcomeOf({ code, details }: Refusal, report: ProviderReport | undefined): string {
    if (code !== 'refund-over-payment' || !report) return code;
    const { reference: paymentId, refundedCents, amountCents } = report;
    this.log.error({ paymentId, refundedCents, amountCents }, 'a provider reports a larger refund than was paid');
    return `${code} by ${String(details['overCents'])}`;
  }

  private async apply(provider: string, report: ProviderReport): Promise<void> {
    const { reference, ...facts } = report;
    await this.transaction.run(async (tx) => {
      const payment = await lockPayment(tx.db, reference);
      if (payment?.provider !== provider) throw refuse('payment-not-found');
      await applyProviderState(tx, payment, facts, this.clock.now());
      await this.logMessage(tx.db, provider, report, 'taken');
    });
  }

  private logMessage(db: Db, provider: string, report: ProviderReport | undefined, outcome: string): Promise<void> {
    const [what, key] = report ? [`report ${report.sequence}`, report.reference] : ['unread', ''];
    return logProviderMessages(db, [{ provider, direction: 'callback', what, key, outcome }], this.clock.now());
  }
}
