import { Injectable } from '@nestjs/common';
import { Refusal, refuse } from '@somo/contracts/refusals';
import type { Webhook } from '@somo/contracts/webhook';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { isUuid } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { PayoutProviders } from '../outside/payouts/payout-providers.js';
import type { PayoutProvider, PayoutReport } from '../outside/payouts/port.js';
import { logProviderMessages } from '../store/log-provider-messages.js';
import { movePayout } from '../payouts/move-payout.js';
import { lockPayout } from '../store/payout-rows.js';

/** Handles a payout provider's signed report. Idempotent under redelivery; refused reports are logged too. */
@Injectable()
export class HandlePayoutWebhook {
  constructor(
    private readonly providers: PayoutProviders,
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Refuses `payout-not-found` (also when the payout belongs to another provider) and `wrong-amount`. */
  async run(name: string, webhook: Webhook): Promise<void> {
    const provider = this.providers.named(name);
    if (!provider) throw refuse('unknown-provider');
    let key = '';
    try {
      const reports = await provider.readReport(webhook);
      for (const report of reports) {
        key = report.key;
        await this.apply(provider, report);
      }
      if (reports.length === 0) await this.logMessage(this.db, name, '', 'about no payout');
    } catch (error) {
      if (error instanceof Refusal) await this.logMessage(this.db, name, key, error.code);
      throw error;
    }
  }

  private async apply({ name }: PayoutProvider, { key, ...facts }: PayoutReport): Promise<void> {
    await this.transaction.run(async (tx) => {
      const payout = isUuid(key) ? await lockPayout(tx.db, key) : undefined;
      if (payout?.provider !== name) throw refuse('payout-not-found');
      if (facts.amountCents !== null && facts.amountCents !== payout.amount_cents) throw refuse('wrong-amount');
      await movePayout(tx, payout, facts, this.clock.now());
      await this.logMessage(tx.db, name, key, facts.status);
    });
  }

  private logMessage(db: Db, provider: string, key: string, outcome: string): Promise<void> {
    return logProviderMessages(db, [{ provider, direction: 'callback', what: 'payout', key, outcome }], this.clock.now());
  }
}
