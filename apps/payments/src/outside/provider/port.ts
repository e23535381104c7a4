import type { NextAction } from '@somo/contracts/payments';
import type { Webhook } from '@somo/contracts/webhook';
import type { ChargeSnapshot } from '../../domain/charge.js';

/** A charge request. The key is the idempotency key: the same key always names the same charge. */
export interface ChargeRequest {
  key: string;
  /** Our payment's id; the provider echoes it in its reports. */
  reference: string;
  amountCents: number;
  currency: 'USD';
}

/**
 * A charge's current state as reported by the provider. Because it is a snapshot, a duplicate, late or lost report changes nothing in the
 * end.
 */
export interface ProviderReport extends ChargeSnapshot {
  reference: string;
  amountCents: number;
}

/** `confirm`: the student's bank requires confirmation. `closed`: the charge was cancelled and will never be captured. */
export type PayOutcome = 'accepted' | 'declined' | 'closed' | { confirm: NextAction };

/**
 * A payment provider. Nothing captures or refunds immediately: outcomes arrive as signed webhooks, at least once. Every call is idempotent,
 * so a caller that does not know the outcome can retry.
 */
export abstract class PaymentProvider {
  /** As in `/api/payments/webhooks/<name>`. */
  abstract readonly name: string;
  /** Where the student enters their card: here, or on the provider's page. */
  abstract readonly payWith: 'card' | 'page';
  abstract createCharge(request: ChargeRequest): Promise<{ chargeId: string }>;
  abstract payCharge(chargeId: string, card: string | undefined): Promise<PayOutcome>;
  /** Submits the student's answer to their bank, for providers that leave that prompt to us. */
  abstract confirmCharge(chargeId: string, approved: boolean): Promise<PayOutcome>;
  /** Cancels permanently: after 'cancelled' no capture follows; a report means that the payment was captured first. */
  abstract cancelCharge(chargeId: string): Promise<'cancelled' | ProviderReport>;
  /**
   * Returns the charge's current state, for when its report has not arrived. Where the provider does not number its states, each read is
   * numbered before it is sent.
   */
  abstract getCharge(chargeId: string): Promise<ProviderReport>;
  abstract refundCharge(chargeId: string, refund: { key: string; amountCents: number }): Promise<void>;
  /**
   * Verifies and parses a webhook; only the provider knows in which headers it signs. Refuses `bad-signature` if it is not from the provider
   * or is too old. Undefined if it concerns no charge of ours.
   */
  abstract readReport(webhook: Webhook): Promise<ProviderReport | undefined>;
}
