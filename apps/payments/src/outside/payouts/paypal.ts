import { refuse } from '@somo/contracts/refusals';
import type { Webhook } from '@somo/contracts/webhook';
import type { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import type { PaymentsConfig } from '../../payments.config.js';
import { asAmount } from './amounts.js';
import { objectIn, OAuthWire } from './oauth-wire.js';
import { PayPalSignature } from './paypal-signature.js';
import { batchIdIn, batchIn, existingBatchIn, invalidReceiver, isAboutReceiver, itemIn } from './paypal-status.js';
import { unknownPayout, PayoutProvider, type PayoutNetwork, type PayoutSnapshot, type PayoutReport, type PayoutRequest } from './port.js';

const path = '/v1/payments/payouts';
const timeoutMs = 20_000;
/** PayPal refuses a second batch with the same id for 30 days, and forgets it after that. */
const retriedForMs = 29 * 24 * 3_600_000;

/**
 * Payouts to PayPal accounts: a batch of one item each, under our id. PayPal answers only that it has begun; the outcome arrives in a webhook or
 * is queried under PayPal's own id for the batch, which is stored.
 */
export class PayPalPayouts extends PayoutProvider {
  readonly name = 'paypal';
  readonly methods = ['paypal'] as const;
  private readonly wire: OAuthWire;
  private readonly signature: PayPalSignature;

  constructor(
    config: PaymentsConfig,
    private readonly clock: Clock,
    private readonly db: Db,
  ) {
    super();
    const { PAYPAL_API_URL: url, PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = config;
    this.wire = new OAuthWire({ of: 'PayPal', url, tokenPath: '/v1/oauth2/token', clientId, clientSecret, timeoutMs }, clock);
    this.signature = new PayPalSignature(config, clock, this.wire);
  }

  async send({ key, amountCents, currency, to }: PayoutRequest): Promise<PayoutSnapshot> {
    if (to.method !== 'paypal') throw new Error('PayPal pays to an email address.');
    const { batchId, askedAt } = await this.begin(key);
    if (batchId !== null) return this.factsOf(batchId, key);
    if (this.clock.now() - askedAt.getTime() > retriedForMs)
      throw new Error('PayPal may have this payout from a month ago and would send it again: an operator has to look for it there.');
    const { status, said } = await this.wire.call('POST', path, {
      body: {
        sender_batch_header: { sender_batch_id: key, email_subject: 'Your earnings from Somo' },
        items: [
          {
            recipient_type: 'EMAIL',
            receiver: to.email,
            amount: { value: asAmount(amountCents), currency },
            note: 'Somo lessons',
            sender_item_id: key,
          },
        ],
      },
    });
    const created = status === 201 ? batchIdIn(said) : undefined;
    if (created !== undefined) {
      await this.keep(key, created);
      return { status: 'pending', reason: null, amountCents };
    }
    const existing = status === 400 || status === 422 ? existingBatchIn(said) : undefined;
    if (existing !== undefined) {
      await this.keep(key, existing);
      return this.factsOf(existing, key);
    }
    if (status === 400 && isAboutReceiver(said)) return { status: 'refused', reason: invalidReceiver, amountCents: null };
    throw new Error(`PayPal answered ${status} ${String(said.name)} to a payout.`);
  }

  async statusOf(key: string): Promise<PayoutSnapshot> {
    const [row] = await this.db.sql<{ batchId: string }>(
      'paypal-batch',
      'SELECT batch_id AS "batchId" FROM paypal_batches WHERE payout_id = $1 AND batch_id IS NOT NULL',
      [key],
    );
    return row ? this.factsOf(row.batchId, key) : unknownPayout;
  }

  async readReport(webhook: Webhook): Promise<PayoutReport[]> {
    await this.signature.check(webhook);
    const { event_type: type, resource } = objectIn(webhook.body);
    if (typeof type !== 'string') throw refuse('malformed-request');
    if (!type.startsWith('PAYMENT.PAYOUTS-ITEM.')) return [];
    const report = itemIn(resource);
    if (!report) throw refuse('malformed-request');
    return report.key === '' ? [] : [report];
  }

  private async factsOf(batchId: string, key: string): Promise<PayoutSnapshot> {
    const { status, said } = await this.wire.call('GET', `${path}/${encodeURIComponent(batchId)}`);
    const found = status === 200 ? batchIn(said) : undefined;
    if (found?.key !== key) throw new Error(`PayPal answered ${status} to a question.`);
    return { status: found.status, reason: found.reason, amountCents: found.amountCents };
  }

  /** Returns the batch of a payout, and when it was first requested: now, if never before. */
  private async begin(key: string): Promise<{ batchId: string | null; askedAt: Date }> {
    const [row] = await this.db.sql<{ batchId: string | null; askedAt: Date }>('paypal-begin', begin, [key, new Date(this.clock.now())]);
    if (!row) throw new Error('A PayPal batch is gone.');
    return row;
  }

  private async keep(key: string, batchId: string): Promise<void> {
    await this.db.run('paypal-keep', 'UPDATE paypal_batches SET batch_id = $2 WHERE payout_id = $1', [key, batchId]);
  }
}

const begin = `
  INSERT INTO paypal_batches (payout_id, asked_at) VALUES ($1, $2) ON CONFLICT (payout_id) DO UPDATE SET asked_at = paypal_batches.asked_at
  RETURNING batch_id AS "batchId", asked_at AS "askedAt"`;

/** PayPal, where PAYPAL_CLIENT_ID is set. */
export const payPal: PayoutNetwork = ({ config, clock, db }) =>
  config.PAYPAL_CLIENT_ID === '' ? undefined : new PayPalPayouts(config, clock, db);
