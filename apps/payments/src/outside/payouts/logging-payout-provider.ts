import type { PayoutMethodName } from '@somo/contracts/payouts';
import type { Webhook } from '@somo/contracts/webhook';
import type { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import type { Gathered } from '@somo/platform/gathered';
import type { ProviderMessage } from '../../store/log-provider-messages.js';
import { gatherProviderMessages } from '../gather-provider-messages.js';
import { PayoutProvider, type PayoutSnapshot, type PayoutReport, type PayoutRequest } from './port.js';

/** Decorator: a payout provider that logs every call and its outcome. */
export class LoggingPayoutProvider extends PayoutProvider {
  readonly name: string;
  readonly methods: readonly PayoutMethodName[];
  private readonly log: Gathered<ProviderMessage>;

  constructor(
    private readonly provider: PayoutProvider,
    db: Db,
    clock: Clock,
  ) {
    super();
    this.log = gatherProviderMessages(db, clock);
    this.name = provider.name;
    this.methods = provider.methods;
  }

  send(request: PayoutRequest): Promise<PayoutSnapshot> {
    return this.logged('send-payout', request.key, () => this.provider.send(request));
  }

  statusOf(key: string): Promise<PayoutSnapshot> {
    return this.logged('status-of', key, () => this.provider.statusOf(key));
  }

  readReport(webhook: Webhook): Promise<PayoutReport[]> {
    return this.provider.readReport(webhook);
  }

  private async logged(what: string, key: string, call: () => Promise<PayoutSnapshot>): Promise<PayoutSnapshot> {
    const log = (outcome: string) => this.log.run({ provider: this.name, direction: 'call', what, key, outcome });
    try {
      const facts = await call();
      await log(facts.reason === null ? facts.status : `${facts.status}: ${facts.reason}`);
      return facts;
    } catch (error) {
      await log(String(error));
      throw error;
    }
  }
}
