import type { NextAction } from '@somo/contracts/payments';
import type { ChargeSnapshot } from '../../domain/charge.js';

/** A charge as we ask the provider for it. The same key always names the same charge. */
export interface ChargeRequest {
  key: string;
  /** Our payment's id; the provider hands it back in its reports. */
  reference: string;
  amountCents: number;
  currency: 'USD';
}

/** What the provider reports of a charge: facts as they stand, so that hearing one twice, late or never changes nothing in the end. */
export interface ProviderReport extends ChargeSnapshot {
  reference: string;
  amountCents: number;
}

/** `confirm`: the student's bank wants to hear from them. `closed`: the charge was cancelled and will never be captured. */
export type PayOutcome = 'accepted' | 'declined' | 'closed' | { confirm: NextAction };

/**
 * The outside world of money. Nothing here captures or refunds at once: outcomes come as signed reports, at least once.
 * Every call may be repeated, so a caller who does not know how it ended asks again.
 */
export abstract class PaymentProvider {
  /** As in `/api/payments/webhooks/<name>`. */
  abstract readonly name: string;
  /** Where the student names their card: here, or on the provider's page. */
  abstract readonly payWith: 'card' | 'page';
  abstract createCharge(request: ChargeRequest): Promise<{ chargeId: string }>;
  /** Hands the card over. */
  abstract payCharge(chargeId: string, card: string | undefined): Promise<PayOutcome>;
  /** What the student answered their bank, where the provider leaves that question to us. */
  abstract confirmCharge(chargeId: string, approved: boolean): Promise<PayOutcome>;
  /** Decides once and for all: after 'cancelled' no capture follows; facts mean that the money was faster. */
  abstract cancelCharge(chargeId: string): Promise<'cancelled' | ProviderReport>;
  /** What has become of a charge, for when its report did not come. */
  abstract getCharge(chargeId: string): Promise<ProviderReport>;
  abstract refundCharge(chargeId: string, refund: { key: string; amountCents: number }): Promise<void>;
  /** Reads a report, byte for byte; refuses `bad-signature` when it is not the provider's, or too old. Undefined for one that is about no charge of ours. */
  abstract readReport(body: string, signature: string): Promise<ProviderReport | undefined>;
}
