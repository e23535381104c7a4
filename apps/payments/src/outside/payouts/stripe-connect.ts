import { payoutReasons } from '@somo/contracts/payout-reasons';
import { refuse } from '@somo/contracts/refusals';
import type { Webhook } from '@somo/contracts/webhook';
import type { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { isUuid } from '@somo/platform/ids';
import Stripe from 'stripe';
import type { PaymentsConfig } from '../../payments.config.js';
import { onlyHeader } from '../only-header.js';
import { signatureHeader, stripeClient } from '../stripe-client.js';
import { countryOf, currencyOf } from './bank-country.js';
import { unknownPayout, PayoutProvider, type PayoutNetwork, type PayoutSnapshot, type PayoutReport, type PayoutRequest } from './port.js';
import { StripeAccounts } from './stripe-accounts.js';
import { isAboutPayout, isBankRefused, isReady, statusOf, waitsFor } from './stripe-payout-status.js';

/** How long a signature is valid, in seconds. */
const tolerance = 300;
const noSuchBank = payoutReasons['bank-refused'];
const noSuchCountry = payoutReasons['bank-country'];
const failed = payoutReasons['bank-returned'];

/**
 * Bank transfers through Stripe Connect. A payout is a transfer to the teacher's Stripe account, which Stripe pays out to the bank on its
 * own; it is done when that bank payout is paid. If the bank returns it, the transfer is reversed, so that the money is ours to pay out
 * again.
 */
export class StripeConnectPayouts extends PayoutProvider {
  readonly name = 'stripe-connect';
  readonly methods = ['bank_transfer'] as const;
  private readonly stripe: Stripe;
  private readonly accounts: StripeAccounts;

  constructor(
    private readonly config: PaymentsConfig,
    private readonly clock: Clock,
    db: Db,
  ) {
    super();
    this.stripe = stripeClient(config);
    this.accounts = new StripeAccounts(this.stripe, db, clock);
  }

  async send({ key, amountCents, to, teacherId, methodVersion }: PayoutRequest): Promise<PayoutSnapshot> {
    if (to.method !== 'bank_transfer') throw new Error('Stripe pays out to banks.');
    // Stripe forgets idempotency keys after a day or more: look up older transfers by their group.
    const before = await this.statusOf(key);
    if (before.status !== 'unknown') return before;
    const country = countryOf(to);
    const currency = currencyOf(country);
    if (!currency) return { status: 'refused', reason: noSuchCountry, amountCents: null };
    const account = await this.accounts.of({ teacherId, methodVersion, bank: to, country, currency }).catch((error: unknown) => {
      if (isBankRefused(error)) return undefined;
      throw error;
    });
    if (!account) return { status: 'refused', reason: noSuchBank, amountCents: null };
    if (!isReady(account)) return { ...unknownPayout, reason: waitsFor(account) };
    const transfer = { amount: amountCents, currency: 'usd', destination: account.id, transfer_group: key, metadata: { payout: key } };
    return this.factsOf(await this.stripe.transfers.create(transfer, { idempotencyKey: `payout-${key}` }));
  }

  async statusOf(key: string): Promise<PayoutSnapshot> {
    const { data } = await this.stripe.transfers.list({ transfer_group: key, limit: 1 });
    return data[0] ? this.factsOf(data[0]) : unknownPayout;
  }

  async readReport(webhook: Webhook): Promise<PayoutReport[]> {
    const event = this.verified(webhook);
    if (!isAboutPayout(event) || !event.account) return [];
    const { id } = event.data.object as { id: string };
    const paid = { payout: id, type: 'payment', limit: 100, expand: ['data.source'] };
    const { data } = await this.stripe.balanceTransactions.list(paid, { stripeAccount: event.account });
    const ids = data.flatMap(({ source }) =>
      source && typeof source === 'object' && 'source_transfer' in source ? [source.source_transfer] : [],
    );
    const transfers = await Promise.all(ids.flatMap((id) => (typeof id === 'string' ? [this.stripe.transfers.retrieve(id)] : [])));
    // Others may send money through the same Stripe account.
    const ours = transfers.filter(({ metadata, transfer_group: group }) => isUuid(group ?? '') && metadata.payout === group);
    return Promise.all(ours.map(async (transfer) => ({ key: transfer.transfer_group ?? '', ...(await this.factsOf(transfer)) })));
  }

  private async factsOf(transfer: Stripe.Transfer): Promise<PayoutSnapshot> {
    const { amount: amountCents } = transfer;
    const life = transfer.reversed ? 'failed' : statusOf(await this.bankPayoutOf(transfer));
    if (life !== 'failed') return { status: life, reason: null, amountCents };
    if (!transfer.reversed) await this.stripe.transfers.createReversal(transfer.id, {}, { idempotencyKey: `reversal-${transfer.id}` });
    return { status: 'refused', reason: failed, amountCents };
  }

  /** Returns the bank payout that included a transfer. Transfers do not name it, so this searches the account's payouts since then. */
  private async bankPayoutOf({ created, destination, destination_payment: payment }: Stripe.Transfer): Promise<Stripe.Payout | undefined> {
    const [account, source] = [idOf(destination), idOf(payment)];
    if (!account || !source) return undefined;
    const at = { stripeAccount: account };
    for await (const payout of this.stripe.payouts.list({ created: { gte: created }, limit: 100 }, at)) {
      const { data } = await this.stripe.balanceTransactions.list({ payout: payout.id, source, limit: 1 }, at);
      if (data.length > 0) return payout;
    }
    return undefined;
  }

  private verified(webhook: Webhook): Stripe.Event {
    const signature = onlyHeader(webhook, signatureHeader);
    const { STRIPE_CONNECT_WEBHOOK_SECRET: secret } = this.config;
    try {
      return this.stripe.webhooks.constructEvent(webhook.body, signature, secret, tolerance, undefined, this.clock.now());
    } catch (error) {
      throw refuse(error instanceof Stripe.errors.StripeSignatureVerificationError ? 'bad-signature' : 'malformed-request');
    }
  }
}

const idOf = (thing: string | { id: string } | null | undefined): string | undefined => (typeof thing === 'string' ? thing : thing?.id);

/** Stripe Connect, where STRIPE_SECRET_KEY is set. */
export const stripeConnect: PayoutNetwork = ({ config, clock, db }) =>
  config.STRIPE_SECRET_KEY === '' ? undefined : new StripeConnectPayouts(config, clock, db);
