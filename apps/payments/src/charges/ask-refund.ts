import { refuse } from '@somo/contracts/refusals';
import { newId } from '@somo/platform/ids';
import type { Tx } from '@somo/platform/transaction';
import { refundAskedEntries } from '../domain/ledger.js';
import { sharesOf } from '../domain/shares.js';
import { PaymentSchema, type Payment } from '../store/payment.schema.js';
import { postTransfer } from '../ledger/post-transfer.js';

type RefundReason = 'cancelled' | 'problem' | 'operator';

/**
 * Requests a refund of a locked payment: a row, its ledger transfer, and the job that asks the provider. Returns the updated payment.
 * Refuses 'refund-too-large' for more than is left.
 */
export async function askRefund(tx: Tx, payment: Payment, amountCents: number, reason: RefundReason, now: number): Promise<Payment> {
  const refundAskedCents = payment.refundAskedCents + amountCents;
  if (refundAskedCents > payment.amountCents) throw refuse('refund-too-large');
  const refundId = newId();
  await tx.db.run('refund-ask', 'INSERT INTO refunds (id, payment_id, amount_cents, reason, asked_at) VALUES ($1, $2, $3, $4, $5)', [
    refundId,
    payment.id,
    amountCents,
    reason,
    new Date(now),
  ]);
  await tx.db.of(PaymentSchema).update({ id: payment.id }, { refundAskedCents });
  const entries = refundAskedEntries(payment.teacherId, amountCents, earnedShares(payment, refundAskedCents));
  await postTransfer(tx.db, { kind: 'refund-asked', of: refundId, paymentId: payment.id, entries }, now);
  tx.plan('send-refund', { key: refundId, dueAt: now, data: { refundId } });
  return { ...payment, refundAskedCents };
}

/** Returns the shares before and after a refund of money already earned; null while it is held. */
export function earnedShares(payment: Payment, refundedAfter: number) {
  const shares = (refundedCents: number) => sharesOf({ ...payment, refundedCents });
  return payment.earnedAt ? { before: shares(payment.refundAskedCents), after: shares(refundedAfter) } : null;
}
