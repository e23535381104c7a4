import type { Webhook } from '@somo/contracts/webhook';
import type { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import type { Gathered } from '@somo/platform/gathered';
import type { ProviderMessage } from '../../store/log-provider-messages.js';
import { gatherProviderMessages } from '../gather-provider-messages.js';
import { PaymentProvider, type ChargeRequest, type PayOutcome, type ProviderReport } from './port.js';

/** Decorator: a charge provider that logs every call and its outcome. */
export class LoggingProvider extends PaymentProvider {
  readonly name: string;
  readonly payWith: 'card' | 'page';
  private readonly log: Gathered<ProviderMessage>;

  constructor(
    private readonly provider: PaymentProvider,
    db: Db,
    clock: Clock,
  ) {
    super();
    this.log = gatherProviderMessages(db, clock);
    this.name = provider.name;
    this.payWith = provider.payWith;
  }

  createCharge(request: ChargeRequest): Promise<{ chargeId: string }> {
    return this.logged('create-charge', request.key, () => this.provider.createCharge(request));
  }

  payCharge(chargeId: string, card: string | undefined): Promise<PayOutcome> {
    return this.logged('pay-charge', chargeId, () => this.provider.payCharge(chargeId, card));
  }

  confirmCharge(chargeId: string, approved: boolean): Promise<PayOutcome> {
    return this.logged('confirm-charge', chargeId, () => this.provider.confirmCharge(chargeId, approved));
  }

  cancelCharge(chargeId: string): Promise<'cancelled' | ProviderReport> {
    return this.logged('cancel-charge', chargeId, () => this.provider.cancelCharge(chargeId));
  }

  refundCharge(chargeId: string, refund: { key: string; amountCents: number }): Promise<void> {
    return this.logged('refund-charge', refund.key, () => this.provider.refundCharge(chargeId, refund));
  }

  getCharge(chargeId: string): Promise<ProviderReport> {
    return this.logged('facts-of', chargeId, () => this.provider.getCharge(chargeId));
  }

  readReport(webhook: Webhook): Promise<ProviderReport | undefined> {
    return this.provider.readReport(webhook);
  }

  private async logged<T>(what: string, key: string, call: () => Promise<T>): Promise<T> {
    const log = (outcome: string) => this.log.run({ provider: this.name, direction: 'call', what, key, outcome });
    try {
      const answer = await call();
      await log(typeof answer === 'string' ? answer : 'answered');
      return answer;
    } catch (error) {
      await log(String(error));
      throw error;
    }
  }
}
