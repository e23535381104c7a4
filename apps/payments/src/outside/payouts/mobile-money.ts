import type { MobileMoneyAccount } from '@somo/contracts/payouts';
import { refuse } from '@somo/contracts/refusals';
import type { Webhook } from '@somo/contracts/webhook';
import type { Clock } from '@somo/platform/clock';
import type { PaymentsConfig } from '../../payments.config.js';
import { checkSigned } from '../provider/signature.js';
import { asAmount } from './amounts.js';
import { payoutIn, refusalAtOnce } from './mobile-money-status.js';
import { OAuthWire, objectIn } from './oauth-wire.js';
import { unknownPayout, PayoutProvider, type PayoutNetwork, type PayoutSnapshot, type PayoutReport, type PayoutRequest } from './port.js';

/**
 * Mobile money in the shape common to M-Pesa's B2C, MTN's disbursements and Airtel's: a payout is requested under our reference, the
 * immediate response is only `accepted`, and the outcome arrives in a webhook or is queried under the same reference.
 */
export class MobileMoneyPayouts extends PayoutProvider {
  readonly name = 'mobile-money';
  readonly methods = ['mobile_money'] as const;
  private readonly wire: OAuthWire;

  constructor(
    private readonly config: PaymentsConfig,
    private readonly clock: Clock,
  ) {
    super();
    const settings = {
      of: 'Mobile money',
      url: config.MOBILE_MONEY_URL,
      tokenPath: '/token',
      clientId: config.MOBILE_MONEY_CLIENT_ID,
      clientSecret: config.MOBILE_MONEY_CLIENT_SECRET,
      timeoutMs: config.MOBILE_MONEY_TIMEOUT_MS,
    };
    this.wire = new OAuthWire(settings, clock);
  }

  async send({ key, amountCents, currency, to }: PayoutRequest): Promise<PayoutSnapshot> {
    if (to.method !== 'mobile_money') throw new Error('Mobile money goes to a mobile number.');
    const { status, said } = await this.wire.call('POST', '/payouts', {
      headers: { 'x-reference-id': key, 'x-callback-url': `${this.config.publicUrl()}/api/payments/webhooks/${this.name}` },
      body: {
        externalId: key,
        amount: asAmount(amountCents),
        currency,
        payee: payeeOf(to),
        payeeNote: 'Somo lessons',
      },
    });
    if (status === 202) return { status: 'pending', reason: null, amountCents };
    if (status === 409) return this.statusOf(key);
    const refused = status === 400 ? refusalAtOnce(said) : undefined;
    if (refused === undefined) throw new Error(`Mobile money answered ${status} to a payout.`);
    return { status: 'refused', reason: refused, amountCents: null };
  }

  async statusOf(key: string): Promise<PayoutSnapshot> {
    const { status, said } = await this.wire.call('GET', `/payouts/${encodeURIComponent(key)}`);
    // A wrong URL also answers 404, but without this code.
    if (status === 404 && said.code === 'RESOURCE_NOT_FOUND') return unknownPayout;
    const found = status === 200 ? payoutIn(said) : undefined;
    if (found?.key !== key) throw new Error(`Mobile money answered ${status} to a question.`);
    return { status: found.status, reason: found.reason, amountCents: found.amountCents };
  }

  readReport(webhook: Webhook): Promise<PayoutReport[]> {
    return Promise.resolve().then(() => {
      checkSigned(this.config.MOBILE_MONEY_WEBHOOK_SECRET, webhook, this.clock.now());
      const report = payoutIn(objectIn(webhook.body));
      if (!report || report.status === 'pending') throw refuse('malformed-request');
      return [report];
    });
  }
}

/** Returns who is paid. Accounts saved before they were asked have neither country, network nor name. */
const payeeOf = ({ mobileNumber, country, network, accountHolder }: MobileMoneyAccount) => ({
  partyIdType: 'MSISDN',
  partyId: mobileNumber.replace(/\D/g, ''),
  ...(country && { country }),
  ...(network && { network }),
  ...(accountHolder && { name: accountHolder }),
});

/** Mobile money, where MOBILE_MONEY_URL is set. */
export const mobileMoney: PayoutNetwork = ({ config, clock }) =>
  config.MOBILE_MONEY_URL === '' ? undefined : new MobileMoneyPayouts(config, clock);
