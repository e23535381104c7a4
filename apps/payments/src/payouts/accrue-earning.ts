import type { Db } from '@somo/platform/db';
import type { Tx } from '@somo/platform/transaction';
import { hasMoney } from '../domain/charge.js';
import { earnedEntries } from '../domain/ledger.js';
import { dayOf, earnedFrom, nextRun } from '../domain/payout-days.js';
import { sharesOf } from '../domain/shares.js';
import { PaymentSchema, type Payment } from '../store/payment.schema.js';
import { postTransfer } from '../ledger/post-transfer.js';

/** Accrues a locked payment's earning if it is due and nothing holds it, and schedules the teacher's next payout run. */
export async function accrueEarningIfDue(tx: Tx, payment: Payment, now: number): Promise<void> {
  if (payment.payout !== 'none' || payment.charge === 'disputed' || !hasMoney(payment) || payment.refundAskedCents === payment.amountCents)
    return;
  if (!payment.endsAt || now < earnedFrom(payment.endsAt.getTime())) return;
  if (await isHeld(tx.db, payment)) return void (await tx.db.of(PaymentSchema).update({ id: payment.id }, { payout: 'held' }));
  await tx.db.of(PaymentSchema).update({ id: payment.id }, { payout: 'due', earnedAt: payment.earnedAt ?? new Date(now) });
  if (!payment.earnedAt) {
    const entries = earnedEntries(payment.teacherId, sharesOf({ ...payment, refundedCents: payment.refundAskedCents }));
    await postTransfer(tx.db, { kind: 'earned', of: payment.id, paymentId: payment.id, entries }, now);
  }
  schedulePayoutRun(tx, payment.teacherId, now);
  const day = dayOf(now);
  tx.plan('check-ledger', { key: day, dueAt: now, data: { day } });
}

/** Schedules when a paid lesson's money becomes the teacher's. A rescheduled lesson has one job per end time, and the last one counts. */
export function scheduleEarning(tx: Tx, payment: Payment, now: number): void {
  if (!payment.endsAt) return;
  const from = earnedFrom(payment.endsAt.getTime());
  const dueAt = Math.max(from, now);
  tx.plan('earn-payment', { key: `${payment.id}-${dueAt}`, dueAt, data: { paymentId: payment.id } });
}

const marginMs = 5 * 60_000;

/** Schedules one run per teacher and day; further calls have no effect. */
export function schedulePayoutRun(tx: Tx, teacherId: string, now: number): void {
  // `now` may be read well before the commit: a run starting in between would already be over, and no other would be scheduled.
  const dueAt = nextRun(now + marginMs);
  const period = dayOf(dueAt);
  tx.plan('pay-out', { key: `${teacherId}-${period}`, dueAt, data: { teacherId, period } });
}

/** Returns whether an open problem or an operator holds the earning. */
export async function isHeld(db: Db, { agreementId, heldByOperator }: Payment): Promise<boolean> {
  if (heldByOperator) return true;
  const open = await db.sql('problem-open', `SELECT 1 FROM lesson_problems WHERE agreement_id = $1 AND status = 'open' LIMIT 1`, [
    agreementId,
  ]);
  return open.length > 0;
}
