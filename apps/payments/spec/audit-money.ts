// Invariants that must hold for all money once the system is idle; each check returns violations.
import type { World } from '@somo/testing/start-service';
import { checkLedger } from '../src/store/check-ledger.js';

export interface Finding {
  what: string;
  of: string;
}

const checks: Record<string, string> = {
  'charged twice': `SELECT reference::text AS of FROM sandbox_charges WHERE status = 'captured' GROUP BY reference HAVING count(*) > 1`,
  'the provider has another charge': `SELECT p.id::text AS of FROM payments p LEFT JOIN sandbox_charges c ON c.id = p.provider_charge_id
     WHERE (p.paid_at IS NOT NULL) <> coalesce(c.status = 'captured', false) OR (p.paid_at IS NOT NULL AND c.amount_cents <> p.amount_cents)`,
  'the provider has given back something else': `SELECT p.id::text AS of FROM payments p JOIN sandbox_charges c ON c.id = p.provider_charge_id
     WHERE CASE WHEN c.dispute = 'lost' THEN c.amount_cents ELSE c.refunded_cents END <> p.refunded_cents`,
  'more asked back than was paid': `SELECT charge_id AS of FROM sandbox_refunds r JOIN sandbox_charges c ON c.id = r.charge_id GROUP BY charge_id, c.amount_cents HAVING sum(r.amount_cents) > c.amount_cents`,
  'a cancelled lesson kept the money': `SELECT id::text AS of FROM payments WHERE booking_cancelled AND refund_due AND charge IN ('captured', 'part_refunded', 'disputed')`,
  'a charge is still open': `SELECT id::text AS of FROM payments WHERE charge = 'open'`,
  'paid out twice': `SELECT i.payment_id::text AS of FROM payout_items i JOIN payouts o ON o.id = i.payout_id AND o.status <> 'refused' GROUP BY 1 HAVING count(*) > 1`,
  'the payout provider sent something else': `SELECT coalesce(s.key, o.id::text) AS of FROM sandbox_payouts s
     FULL JOIN (SELECT * FROM payouts WHERE provider = 'sandbox-payouts') o ON o.id::text = s.key
     WHERE s.status IS DISTINCT FROM o.status OR s.amount_cents IS DISTINCT FROM o.amount_cents`,
  'a teacher waits for money that is due': `SELECT p.id::text AS of FROM payments p JOIN payout_methods m ON m.teacher_id = p.teacher_id
     WHERE p.payout = 'due' AND p.charge IN ('captured', 'part_refunded') AND p.payout_id IS NULL
       AND (SELECT -coalesce(sum(e.amount_cents), 0) FROM ledger_entries e WHERE e.account = 'payable' AND e.teacher_id = p.teacher_id) >= 5000`,
  'a share was never given out': `SELECT id::text AS of FROM payments WHERE payout IN ('none', 'held') AND charge IN ('captured', 'part_refunded') AND refund_asked_cents < amount_cents`,
  'a clearing account is not at zero': `SELECT account AS of FROM ledger_entries WHERE account IN ('refunds', 'payouts', 'disputed') GROUP BY account HAVING sum(amount_cents) <> 0`,
  'a teacher was paid more than earned': `SELECT o.teacher_id::text AS of FROM payouts o WHERE o.status = 'done' GROUP BY o.teacher_id
     HAVING sum(o.amount_cents) > (SELECT coalesce(-sum(e.amount_cents) FILTER (WHERE t.kind = 'earned'), 0) FROM ledger_entries e
       JOIN ledger_transfers t ON t.id = e.transfer_id WHERE e.account = 'payable' AND e.teacher_id = o.teacher_id)`,
  'work died': `SELECT job || ' ' || coalesce(error, '') AS of FROM due_work WHERE dead_at IS NOT NULL`,
  'an event was not taken': `SELECT type || ' ' || coalesce(error, '') AS of FROM inbox WHERE done_at IS NULL`,
};

/** Ground truth from outside the tables. */
export interface KnownElsewhere {
  decided: { agreementId: string; cents: number }[];
  /** The mobile money provider's log. */
  paid: { key: string; cents: number }[];
}

export async function auditMoney(world: World, { decided, paid }: KnownElsewhere): Promise<Finding[]> {
  const findings: Finding[] = (await checkLedger(world.db)).map(({ what, of, cents }) => ({
    what: `ledger: ${what}`,
    of: `${of} ${cents}`,
  }));
  for (const [what, sql] of Object.entries(checks)) {
    const rows = await world.db.sql<{ of: string }>(`audit-${what}`.slice(0, 60), sql);
    findings.push(...rows.map(({ of }) => ({ what, of })));
  }
  const over = await world.db.sql<{ of: string }>('audit-decided', moreThanDecided, [JSON.stringify(decided)]);
  findings.push(...over.map(({ of }) => ({ what: 'given back more than was decided', of })));
  const sent = await world.db.sql<{ of: string }>('audit-mobile-money', anotherPayment, [JSON.stringify(paid)]);
  findings.push(...sent.map(({ of }) => ({ what: 'the payout provider mobile-money sent something else', of })));
  return findings;
}

const anotherPayment = `
  SELECT coalesce(o.id::text, m.key) AS of FROM jsonb_to_recordset($1::jsonb) AS m(key text, cents int)
  FULL JOIN (SELECT * FROM payouts WHERE provider = 'mobile-money' AND status = 'done') o ON o.id::text = m.key
  GROUP BY 1 HAVING count(*) > 1 OR bool_or(m.cents IS DISTINCT FROM o.amount_cents)`;

const moreThanDecided = `
  SELECT p.id::text AS of FROM jsonb_to_recordset($1::jsonb) AS d("agreementId" uuid, cents int) JOIN payments p ON p.agreement_id = d."agreementId"
  JOIN refunds r ON r.payment_id = p.id AND r.reason = 'problem' GROUP BY p.id, d.cents HAVING sum(r.amount_cents) > d.cents`;
