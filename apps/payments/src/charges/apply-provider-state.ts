import { refuse } from '@somo/contracts/refusals';
import type { Tx } from '@somo/platform/transaction';
import { movesTo, type ChargeSnapshot } from '../domain/charge.js';
import { laterFeeEntries } from '../domain/ledger.js';
import { accrueEarningIfDue, schedulePayoutRun } from '../payouts/accrue-earning.js';
import { moveCharge } from './move-charge.js';
import type { Payment } from '../store/payment.schema.js';
import { writeCharge } from '../store/payment-rows.js';
import { postTransfer } from '../ledger/post-transfer.js';

type ProviderState = ChargeSnapshot & { amountCents: number };

/**
 * Brings a locked payment to the provider's state. Older reports and duplicates are ignored. Refuses an amount other than ours
 * ('wrong-amount') and a refund above it ('refund-over-payment').
 */
export async function applyProviderState(tx: Tx, payment: Payment, state: ProviderState, now: number): Promise<void> {
  if (state.captured && state.amountCents !== payment.amountCents) throw refuse('wrong-amount');
  const overCents = state.refundedCents - payment.amountCents;
  if (overCents > 0) throw refuse('refund-over-payment', { overCents });
  if (state.sequence <= payment.providerOrder) return;
  const changes = {
    providerOrder: state.sequence,
    providerFeeCents: Math.max(payment.providerFeeCents, state.feeCents),
    refundedByProviderCents: state.dispute === 'lost' ? payment.amountCents : state.refundedCents,
  };
  if (payment.paidAt) await recordLaterFee(tx, payment, changes.providerFeeCents, now);
  let updated: Payment = { ...payment, ...changes };
  const moves = movesTo(state, payment);
  // A transition writes these fields too.
  if (moves.length === 0) await writeCharge(tx.db, updated);
  for (const move of moves) updated = await moveCharge(tx, updated, move, now);
  if (payment.charge === 'disputed' && updated.charge !== 'disputed') await resumeAfterDispute(tx, updated, now);
}

/** Records a fee that was not yet known at capture. */
async function recordLaterFee(tx: Tx, { id, providerFeeCents: before }: Payment, feeCents: number, now: number): Promise<void> {
  if (feeCents === before) return;
  await postTransfer(
    tx.db,
    { kind: 'provider-fee', of: `${id}-${feeCents}`, paymentId: id, entries: laterFeeEntries(feeCents - before) },
    now,
  );
}

/** Resumes what a dispute suspended: outstanding refunds and the teacher's earning. */
async function resumeAfterDispute(tx: Tx, payment: Payment, now: number): Promise<void> {
  if (payment.charge === 'refunded') return;
  const pendingCents = payment.refundAskedCents - payment.refundedCents;
  const unsettled = await tx.db.sql<{ id: string }>('refunds-waiting', newestRefunds, [payment.id, pendingCents]);
  for (const { id } of unsettled) tx.plan('send-refund', { key: `${id}-${payment.version}`, dueAt: now, data: { refundId: id } });
  if (payment.payout === 'due') schedulePayoutRun(tx, payment.teacherId, now);
  else await accrueEarningIfDue(tx, payment, now);
}

// A provider processes refunds in order, so the outstanding ones are those requested last. It forgets a refund's idempotency key after a
// day, so a settled refund must not be requested again. Counts from the newest, because refunds the provider made on its own have no row.
const newestRefunds = `
  SELECT id FROM (SELECT id, asked_at, amount_cents, sum(amount_cents) OVER (ORDER BY asked_at DESC, id DESC) AS since FROM refunds WHERE payment_id = $1) AS asked
  WHERE since - amount_cents < $2 ORDER BY asked_at, id`;
