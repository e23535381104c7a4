import type { PayoutMethodName } from '@somo/contracts/payouts';
import type { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { keepMessage } from '../../store/keep-message.js';
import { PayoutProvider, type PayoutFacts, type PayoutReport, type PayoutWish } from './port.js';

/** The provider of payouts with every call written down, and how it ended. */
export class KeptPayouts extends PayoutProvider {
  readonly name: string;
  readonly methods: readonly PayoutMethodName[];

  constructor(
    private readonly provider: PayoutProvider,
    private readonly db: Db,
    private readonly clock: Clock,
  ) {
    super();
    this.name = provider.name;
    this.methods = provider.methods;
  }

  send(wish: PayoutWish): Promise<PayoutFacts> {
    return this.kept('send-payout', wish.key, () => this.provider.send(wish));
  }

  statusOf(key: string): Promise<PayoutFacts> {
    return this.kept('status-of', key, () => this.provider.statusOf(key));
  }

  readReport(body: string, signature: string): Promise<PayoutReport[]> {
    return this.provider.readReport(body, signature);
  }

  private async kept(what: string, key: string, call: () => Promise<PayoutFacts>): Promise<PayoutFacts> {
    const keep = (outcome: string) =>
      keepMessage(this.db, { provider: this.name, direction: 'call', what, key, outcome }, this.clock.now());
    try {
      const facts = await call();
      await keep(facts.reason === null ? facts.status : `${facts.status}: ${facts.reason}`);
      return facts;
    } catch (error) {
      await keep(String(error));
      throw error;
    }
  }
}
