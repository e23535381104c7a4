import type { LedgerDiscrepancy } from '@somo/contracts/ledger';
import type { Db } from '@somo/platform/db';

/** Compares the ledger with the state of payments and payouts, and returns the discrepancies; empty if the books balance. */
export async function checkLedger(db: Db): Promise<LedgerDiscrepancy[]> {
  const rows = await db.sql<{ what: string; of: string; cents: string }>('ledger-check', discrepancies);
  return rows.map(({ what, of, cents }) => ({ what, of, cents: Number(cents) }));
}

// A payment's charge and payout status determine what each account must hold for it. Signs are the ledger's: debits are positive.
const discrepancies = `
  WITH booked AS (
    SELECT t.payment_id,
      coalesce(sum(e.amount_cents), 0) AS total,
      coalesce(sum(e.amount_cents) FILTER (WHERE e.account = 'held'), 0) AS held,
      coalesce(sum(e.amount_cents) FILTER (WHERE e.account = 'refunds'), 0) AS refunds,
      coalesce(sum(e.amount_cents) FILTER (WHERE e.account = 'disputed'), 0) AS disputed,
      coalesce(sum(e.amount_cents) FILTER (WHERE e.account IN ('payable', 'platform-fee')), 0) AS given,
      coalesce(sum(e.amount_cents) FILTER (WHERE e.account = 'provider'), 0) AS at_provider
    FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id WHERE t.payment_id IS NOT NULL GROUP BY t.payment_id
  ), stated AS (
    SELECT p.*, p.paid_at IS NOT NULL AS paid, p.amount_cents - p.refund_asked_cents AS kept, b.*
    FROM payments p LEFT JOIN booked b ON b.payment_id = p.id
  )
  SELECT 'payment-total' AS what, id::text AS of, total AS cents FROM stated WHERE total <> 0
  UNION ALL
  SELECT 'held', id::text, coalesce(held, 0) + CASE WHEN paid AND earned_at IS NULL THEN kept ELSE 0 END FROM stated
    WHERE coalesce(held, 0) <> CASE WHEN paid AND earned_at IS NULL THEN -kept ELSE 0 END
  UNION ALL
  SELECT 'given', id::text, coalesce(given, 0) + CASE WHEN earned_at IS NULL THEN 0 ELSE kept END FROM stated
    WHERE coalesce(given, 0) <> CASE WHEN earned_at IS NULL THEN 0 ELSE -kept END
  UNION ALL
  SELECT 'refunds', id::text, coalesce(refunds, 0) + refund_asked_cents - refunded_cents FROM stated
    WHERE coalesce(refunds, 0) <> refunded_cents - refund_asked_cents
  UNION ALL
  SELECT 'disputed', id::text, coalesce(disputed, 0) FROM stated
    WHERE coalesce(disputed, 0) <> CASE WHEN charge = 'disputed' THEN amount_cents - refunded_cents ELSE 0 END
  UNION ALL
  SELECT 'provider', id::text, coalesce(at_provider, 0) FROM stated
    WHERE coalesce(at_provider, 0) <> CASE WHEN NOT paid THEN 0 ELSE CASE WHEN charge = 'disputed' THEN 0 ELSE amount_cents - refunded_cents END - provider_fee_cents END
  UNION ALL
  SELECT 'came-back', id::text, refunded_cents - refunded_by_provider_cents FROM stated WHERE refunded_by_provider_cents < refunded_cents
  UNION ALL
  SELECT 'payout', o.id::text, coalesce(sum(e.amount_cents), 0) FROM payouts o
    LEFT JOIN ledger_transfers t ON t.payout_id = o.id LEFT JOIN ledger_entries e ON e.transfer_id = t.id AND e.account = 'payouts'
    GROUP BY o.id HAVING coalesce(sum(e.amount_cents), 0) <> CASE WHEN o.status = 'sent' THEN -o.amount_cents ELSE 0 END
  UNION ALL
  SELECT status_conflict || '-though-' || status, id::text, amount_cents FROM payouts WHERE status_conflict IS NOT NULL
  UNION ALL
  SELECT 'refund-over-payment', p.id::text, max(split_part(outcome, ' by ', 2)::bigint) FROM provider_messages m JOIN payments p ON p.id::text = m.key
    WHERE outcome LIKE 'refund-over-payment by %' AND split_part(what, ' ', 2)::bigint > p.provider_order GROUP BY p.id
  UNION ALL
  SELECT 'total', 'ledger', sum(amount_cents) FROM ledger_entries HAVING sum(amount_cents) <> 0`;
