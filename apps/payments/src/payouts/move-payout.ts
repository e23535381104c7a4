import { payoutBusinessDays } from '@somo/contracts/rules/money';
import type { PayoutLifecycle } from '@somo/contracts/payouts';
import type { Db } from '@somo/platform/db';
import type { Tx } from '@somo/platform/transaction';
import { payoutDoneEntries, payoutRefusedEntries, payoutSentEntries } from '../domain/ledger.js';
import { businessDaysAfter, dayOf } from '../domain/payout-days.js';
import type { PayoutSnapshot } from '../outside/payouts/port.js';
import { schedulePayoutRun } from './accrue-earning.js';
import { isOver, payoutColumns, payoutState, type PayoutRow } from '../store/payout-rows.js';
import { postTransfer } from '../ledger/post-transfer.js';

const eventOfStatus = { sent: 'payout.sent', done: 'payout.completed', refused: 'payout.refused' } as const;

/**
 * Brings a locked payout to its provider's state, and returns it. `pending` means at least that it was sent. Only the first outcome counts:
 * later or late reports change nothing, but a contradicting one is stored for manual review.
 */
export async function movePayout(tx: Tx, payout: PayoutRow, facts: PayoutSnapshot, now: number): Promise<PayoutRow> {
  if (facts.status === 'unknown') return payout;
  if (isOver(payout)) await recordStatusConflict(tx.db, payout, facts);
  let row = payout;
  if (row.status === 'claimed') row = await to(tx, row, 'sent', null, now);
  if (row.status === 'sent' && facts.status !== 'pending') row = await to(tx, row, facts.status, facts.reason, now);
  return row;
}

/** Stores a contradicting status: if paid after a refusal, the teacher may have the money twice; if refused after payment, not at all. */
async function recordStatusConflict(db: Db, { id, status: before }: PayoutRow, { status }: PayoutSnapshot): Promise<void> {
  if (status === before || status === 'pending') return;
  await db.run('payout-status-conflict', 'UPDATE payouts SET status_conflict = $2 WHERE id = $1', [id, status]);
}

async function to(
  tx: Tx,
  before: PayoutRow,
  status: Exclude<PayoutLifecycle, 'claimed'>,
  reason: string | null,
  now: number,
): Promise<PayoutRow> {
  const payoutDate = { sent: businessDaysAfter(now, payoutBusinessDays), done: dayOf(now), refused: null }[status];
  const [after] = await tx.db.sql<PayoutRow>(
    'payout-move',
    // A finished payout no longer needs the account details.
    `UPDATE payouts SET sealed = CASE WHEN $2 = 'sent' THEN sealed ELSE '' END, status = $2, reason = $3, payout_date = $4, version = version + 1, changed_at = $5 WHERE id = $1 RETURNING ${payoutColumns}`,
    [before.id, status, reason, payoutDate, new Date(now)],
  );
  if (!after) throw new Error(`The payout ${before.id} is gone.`);
  // A refused payout releases its payments: the next run picks them up once the teacher has entered another account. If the account has
  // changed in the meantime, they are due immediately.
  const payments = status === 'refused' && (await hasNewerMethod(tx.db, before)) ? 'due' : status;
  await tx.db.run(
    'payout-payments',
    `UPDATE payments SET payout = $2, payout_id = CASE WHEN $2 IN ('refused', 'due') THEN NULL ELSE payout_id END WHERE payout_id = $1`,
    [before.id, payments],
  );
  await postTransfer(
    tx.db,
    { kind: `payout-${status}`, of: before.id, paymentId: null, payoutId: before.id, entries: entriesOf(after) },
    now,
  );
  if (payments === 'due') schedulePayoutRun(tx, before.teacher_id, now);
  tx.emit(eventOfStatus[status], payoutState(after));
  return after;
}

// FOR SHARE waits for a change being saved: that change looks for refused payments before its commit, and must not miss these.
const newerMethod = `
  SELECT 1 FROM (SELECT version, changed_at FROM payout_methods WHERE teacher_id = $1 FOR SHARE) AS method
  WHERE CASE WHEN $2 = 0 THEN changed_at > $3 ELSE version > $2 END`;

async function hasNewerMethod(db: Db, payout: PayoutRow): Promise<boolean> {
  const of = [payout.teacher_id, payout.method_version, payout.created_at];
  return (await db.sql('payout-method-newer', newerMethod, of)).length > 0;
}

function entriesOf({ status, teacher_id: teacherId, amount_cents: cents }: PayoutRow) {
  if (status === 'sent') return payoutSentEntries(teacherId, cents);
  return status === 'done' ? payoutDoneEntries(cents) : payoutRefusedEntries(teacherId, cents);
}
