import type { SandboxOutcome } from '@somo/contracts/jobs';
import type { PayOutcome, ProviderReport } from './port.js';

/** A charge as the sandbox stores it. */
export interface SandboxCharge {
  id: string;
  key: string;
  reference: string;
  status: 'created' | 'challenged' | 'processing' | 'captured' | 'cancelled';
  amount_cents: number;
  fee_cents: number;
  refunded_cents: number;
  sequence: number;
  reports: number;
  card: string | null;
  dispute: 'open' | 'won' | 'lost' | null;
}

// Each statement applies once; it skips what is already done or no longer possible. A dispute may end before its start was reported. While
// a dispute is open nothing is refunded, and once it is lost nothing is left to refund: refunds requested meanwhile go out if it is won.
const undecided = `WHERE id = $1 AND status = 'captured' AND (dispute = 'open' OR (dispute IS NULL AND refunded_cents < amount_cents))`;
export const settling: Record<SandboxOutcome, string> = {
  captured: `UPDATE sandbox_charges c SET status = 'captured', sequence = sequence + 1 WHERE id = $1 AND status = 'processing'`,
  refunded: `UPDATE sandbox_charges c SET refunded_cents = r.cents, sequence = sequence + 1
    FROM (SELECT sum(amount_cents) AS cents FROM sandbox_refunds WHERE charge_id = $1) r
    WHERE c.id = $1 AND c.status = 'captured' AND coalesce(c.dispute, 'won') = 'won' AND c.refunded_cents < r.cents AND r.cents <= c.amount_cents`,
  disputed: `UPDATE sandbox_charges c SET dispute = 'open', sequence = sequence + 1
    WHERE id = $1 AND status = 'captured' AND dispute IS NULL AND refunded_cents < amount_cents`,
  'dispute-lost': `UPDATE sandbox_charges c SET dispute = 'lost', sequence = sequence + 1 ${undecided}`,
  'dispute-won': `UPDATE sandbox_charges c SET dispute = 'won', sequence = sequence + 1,
    refunded_cents = greatest(refunded_cents, (SELECT coalesce(sum(r.amount_cents), 0) FROM sandbox_refunds r WHERE r.charge_id = c.id)) ${undecided}`,
};

export function outcomeOf({ status }: SandboxCharge): PayOutcome {
  if (status === 'challenged') return { confirm: { kind: 'confirm' } };
  return status === 'cancelled' ? 'closed' : 'accepted';
}

export function factsOf(charge: SandboxCharge): ProviderReport {
  return {
    reference: charge.reference,
    sequence: charge.sequence,
    captured: charge.status === 'captured',
    amountCents: charge.amount_cents,
    feeCents: charge.fee_cents,
    refundedCents: charge.refunded_cents,
    dispute: charge.dispute,
  };
}
