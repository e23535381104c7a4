import type { PayoutMethod, PayoutMethodName } from '@somo/contracts/payouts';

/** A payout as we ask a provider for it. The same key always names the same payout: it is sent once, however often it is asked. */
export interface PayoutRequest {
  key: string;
  amountCents: number;
  currency: 'USD';
  to: PayoutMethod;
  teacherId: string;
  /** Grows with each account that the teacher has named. */
  methodVersion: number;
}

/** What a provider says of a payout. `unknown`: it never heard of it, or cannot begin with it yet; the same may be asked again. */
export interface PayoutSnapshot {
  status: 'pending' | 'done' | 'refused' | 'unknown';
  /** In words for the teacher, when it was refused; for whoever reads `provider_messages`, when it is unknown. */
  reason: string | null;
  /** What it sends, or has sent; null where it does not say. */
  amountCents: number | null;
}

export interface PayoutReport extends PayoutSnapshot {
  key: string;
}

export const unknownPayout: PayoutSnapshot = { status: 'unknown', reason: null, amountCents: null };

/** Sends money to teachers. How it ended comes as a signed report, at least once, or is asked for. */
export abstract class PayoutProvider {
  /** As in `/api/payments/webhooks/<name>`, and in the row of each payout that it was given. */
  abstract readonly name: string;
  abstract readonly methods: readonly PayoutMethodName[];
  /** Throws when the answer did not come: then nobody knows, and the same is asked again. */
  abstract send(request: PayoutRequest): Promise<PayoutSnapshot>;
  abstract statusOf(key: string): Promise<PayoutSnapshot>;
  /**
   * Reads a report, byte for byte, about one payout or several, or about none of ours. Refuses `bad-signature` when it is not the
   * provider's, or too old, and `malformed-request` when it cannot be read.
   */
  abstract readReport(body: string, signature: string): Promise<PayoutReport[]>;
}
