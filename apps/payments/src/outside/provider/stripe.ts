import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import type { Webhook } from '@somo/contracts/webhook';
import type { Clock } from '@somo/platform/clock';
import { isUUID } from 'class-validator';
import Stripe from 'stripe';
import type { PaymentsConfig } from '../../payments.config.js';
import { onlyHeader } from '../only-header.js';
import { signatureHeader, stripeClient } from '../stripe-client.js';
import { PaymentProvider, type ChargeRequest, type PayOutcome, type ProviderReport } from './port.js';
import { disputeOf, isAboutCharge, sessionOf } from './stripe-objects.js';

/** How long a signature is valid, in seconds. */
const tolerance = 300;
const withMoney = ['payment_intent.latest_charge.balance_transaction'];

/**
 * Stripe through its own SDK. A charge is a Checkout Session: cards are entered on Stripe's page and never reach us. An event only signals
 * a change; the charge's state is fetched, as Stripe recommends, because events arrive late and out of order.
 */
export class StripeProvider extends PaymentProvider {
  readonly name = 'stripe';
  readonly payWith = 'page';
  private readonly stripe: Stripe;

  constructor(
    private readonly config: PaymentsConfig,
    private readonly clock: Clock,
    private readonly numberRead: () => Promise<number>,
  ) {
    super();
    this.stripe = stripeClient(config);
  }

  async createCharge({ key, reference, amountCents }: ChargeRequest): Promise<{ chargeId: string }> {
    const back = `${this.config.publicUrl()}/student/lessons`;
    const session = await this.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: reference,
        line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: amountCents, product_data: { name: 'Somo lesson' } } }],
        payment_intent_data: { metadata: { reference } },
        success_url: back,
        cancel_url: back,
      },
      { idempotencyKey: `charge-${key}` },
    );
    return { chargeId: session.id };
  }

  async payCharge(chargeId: string): Promise<PayOutcome> {
    const { status, url } = await this.stripe.checkout.sessions.retrieve(chargeId);
    if (status === 'expired') return 'closed';
    return status === 'open' && url ? { confirm: { kind: 'redirect', url } } : 'accepted';
  }

  /** Confirmation happens on Stripe's page. */
  confirmCharge(chargeId: string): Promise<PayOutcome> {
    return this.payCharge(chargeId);
  }

  async cancelCharge(chargeId: string): Promise<'cancelled' | ProviderReport> {
    try {
      await this.stripe.checkout.sessions.expire(chargeId);
      return 'cancelled';
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
    // It can no longer be expired: it is already expired, or the payment came first.
    const facts = await this.getCharge(chargeId);
    if (facts.captured) return facts;
    const { status } = await this.stripe.checkout.sessions.retrieve(chargeId);
    if (status === 'expired') return 'cancelled';
    throw new Error(`Stripe has not decided on ${chargeId} yet.`);
  }

  async getCharge(chargeId: string): Promise<ProviderReport> {
    // Before the request: so a read that an event has caused comes after every read that missed what the event is about.
    const sequence = await this.numberRead();
    const session = await this.stripe.checkout.sessions.retrieve(chargeId, { expand: withMoney });
    const { charge, feeCents, captured } = sessionOf(session);
    const disputes = charge?.disputed ? (await this.stripe.disputes.list({ charge: charge.id, limit: 1 })).data : [];
    return {
      reference: session.client_reference_id ?? '',
      sequence,
      captured,
      amountCents: session.amount_total ?? 0,
      feeCents,
      refundedCents: charge?.amount_refunded ?? 0,
      dispute: disputeOf(disputes[0]?.status),
    };
  }

  async refundCharge(chargeId: string, { key, amountCents }: { key: string; amountCents: number }): Promise<void> {
    const { payment_intent: intent } = await this.stripe.checkout.sessions.retrieve(chargeId);
    const id = typeof intent === 'string' ? intent : intent?.id;
    if (!id) throw new Error(`Stripe has no payment for ${chargeId}.`);
    // Stripe forgets idempotency keys after a day or more: look up older refunds by the key in their metadata.
    const { data } = await this.stripe.refunds.list({ payment_intent: id, limit: 100 });
    if (data.some(({ metadata, status }) => metadata?.['refund'] === key && status !== 'failed' && status !== 'canceled')) return;
    const refund = { payment_intent: id, amount: amountCents, metadata: { refund: key } };
    await this.stripe.refunds.create(refund, { idempotencyKey: `refund-${key}` });
  }

  async readReport(webhook: Webhook): Promise<ProviderReport | undefined> {
    const event = this.verified(webhook);
    if (!isAboutCharge(event)) return undefined;
    const object = event.data.object as { id: string; object: string; payment_intent?: string | { id: string } | null };
    if (object.object === 'checkout.session') return this.ofOurs(object.id);
    const intent = typeof object.payment_intent === 'string' ? object.payment_intent : object.payment_intent?.id;
    if (!intent) return undefined;
    const { data } = await this.stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
    return data[0] && this.ofOurs(data[0].id);
  }

  /** Returns the report if the charge is ours; others may collect money through the same Stripe account. */
  private async ofOurs(chargeId: string): Promise<ProviderReport | undefined> {
    const report = await this.getCharge(chargeId);
    return isUUID(report.reference) ? report : undefined;
  }

  private verified(webhook: Webhook): Stripe.Event {
    const signature = onlyHeader(webhook, signatureHeader);
    try {
      return this.stripe.webhooks.constructEvent(
        webhook.body,
        signature,
        this.config.STRIPE_WEBHOOK_SECRET,
        tolerance,
        undefined,
        this.clock.now(),
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw refuse('bad-signature');
      throw refuse('malformed-request', { detail: `What Stripe sent at ${toInstant(this.clock.now())} could not be read.` });
    }
  }
}
