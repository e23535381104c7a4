/** A charge as we ask the provider for it. The same key always names the same charge. */
export interface ChargeWish {
  key: string;
  /** Our payment's id; the provider hands it back in its reports. */
  reference: string;
  amountCents: number;
  currency: 'USD';
}

/** What the provider reports of a charge: facts as they stand, so that hearing one twice changes nothing. */
export interface ProviderReport {
  kind: 'captured' | 'refunded';
  reference: string;
  /** What has gone back in all. */
  refundedCents: number;
}

/**
 * The outside world of money. Nothing here captures or refunds at once: outcomes come as signed reports, at least once.
 * Every call may be repeated, so a caller who does not know how it ended asks again.
 */
export abstract class PaymentProvider {
  /** As in `/api/payments/webhooks/<name>`. */
  abstract readonly name: string;
  abstract createCharge(wish: ChargeWish): Promise<{ chargeId: string }>;
  /** Hands the card over. `closed`: the charge was cancelled and will never be captured. */
  abstract payCharge(chargeId: string, card: string | undefined): Promise<'accepted' | 'declined' | 'closed'>;
  /** Decides once and for all: after 'cancelled' no capture follows; 'captured' means the money was faster. */
  abstract cancelCharge(chargeId: string): Promise<'cancelled' | 'captured'>;
  abstract refundCharge(chargeId: string, refund: { key: string; amountCents: number }): Promise<void>;
  /** Reads a report, byte for byte; refuses `bad-signature` when it is not the provider's, or too old. */
  abstract readReport(body: string, signature: string): ProviderReport;
}
