import type { PayoutMethod, PayoutMethodName } from '@somo/contracts/payouts';
import type { Webhook } from '@somo/contracts/webhook';
import type { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import type { PaymentsConfig } from '../../payments.config.js';

/** A payout request. The key is the idempotency key: however often it is requested, the payout is sent once. */
export interface PayoutRequest {
  key: string;
  amountCents: number;
  currency: 'USD';
  to: PayoutMethod;
  teacherId: string;
  /** Incremented whenever the teacher changes the account. */
  methodVersion: number;
}

/** A payout's state at the provider. `unknown`: the provider never received it, or cannot start on it yet; retry the same request. */
export interface PayoutSnapshot {
  status: 'pending' | 'done' | 'refused' | 'unknown';
  /** If refused, a reason to show the teacher; if unknown, one for readers of `provider_messages`. */
  reason: string | null;
  /** The amount the provider sends or has sent; null if it does not say. */
  amountCents: number | null;
}

export interface PayoutReport extends PayoutSnapshot {
  key: string;
}

export const unknownPayout: PayoutSnapshot = { status: 'unknown', reason: null, amountCents: null };

/** Sends money to teachers. The outcome arrives as a signed webhook, at least once, or is queried. */
export abstract class PayoutProvider {
  /** As in `/api/payments/webhooks/<name>`, and in the row of each payout assigned to it. */
  abstract readonly name: string;
  abstract readonly methods: readonly PayoutMethodName[];
  /** Throws if no response arrived: the outcome is unknown, and the same request is retried. */
  abstract send(request: PayoutRequest): Promise<PayoutSnapshot>;
  abstract statusOf(key: string): Promise<PayoutSnapshot>;
  /**
   * Verifies and parses a webhook; only the provider knows in which headers it signs. It may concern one payout of ours, several or none.
   * Refuses `bad-signature` if it is not from the provider or is too old, and `malformed-request` if it cannot be parsed.
   */
  abstract readReport(webhook: Webhook): Promise<PayoutReport[]>;
}

/** Returns the adapter of a payout network; undefined without its settings. */
export type PayoutNetwork = (here: { config: PaymentsConfig; clock: Clock; db: Db }) => PayoutProvider | undefined;
