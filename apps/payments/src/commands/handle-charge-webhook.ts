import { Injectable } from '@nestjs/common';
import { Refusal, refuse } from '@somo/contracts/refusals';
import type { Webhook } from '@somo/contracts/webhook';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Log } from '@somo/platform/log';
import { ChargeProviders } from '../outside/provider/charge-providers.js';
import type { ProviderReport } from '../outside/provider/port.js';
import { messageOf, ProviderReports } from '../charges/provider-reports.js';
import { logProviderMessages } from '../store/log-provider-messages.js';

/** Handles a provider's signed charge report. Idempotent under redelivery; refused reports are logged too. */
@Injectable()
export class HandleChargeWebhook {
  constructor(
    private readonly providers: ChargeProviders,
    private readonly db: Db,
    private readonly reports: ProviderReports,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(name: string, webhook: Webhook): Promise<void> {
    const provider = this.providers.named(name);
    if (!provider) throw refuse('unknown-provider');
    let report: ProviderReport | undefined;
    try {
      report = await provider.readReport(webhook);
      if (report) await this.reports.apply(name, report);
      else await this.logMessage(name, undefined, 'about no charge');
    } catch (error) {
      if (error instanceof Refusal) await this.logMessage(name, report, this.outcomeOf(error, report));
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

  private logMessage(provider: string, report: ProviderReport | undefined, outcome: string): Promise<void> {
    return logProviderMessages(this.db, [messageOf(provider, report, outcome)], this.clock.now());
  }
}
