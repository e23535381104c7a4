import type { Db } from '@somo/platform/db';
import type { Tx } from '@somo/platform/transaction';
import { PaymentSchema, type Payment } from './payment.schema.js';

/** What a SELECT or RETURNING names to answer whole payments. */
export const paymentColumns = Object.entries(PaymentSchema.options.columns)
  .map(([field, column]) => `${column?.name ?? field} AS "${field}"`)
  .join(', ');

/** Locks the row until the commit, so that a capture, a cancellation and an expiry are decided one after the other. */
export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const [payment] = await tx.db.sql<Payment>('payment-lock', `SELECT ${paymentColumns} FROM payments WHERE id = $1 FOR UPDATE`, [id]);
  return payment;
}

/** The same, by the lesson's agreement. */
export async function lockPaymentOf(tx: Tx, agreementId: string): Promise<Payment | undefined> {
  const [payment] = await tx.db.sql<Payment>(
    'payment-lock-of',
    `SELECT ${paymentColumns} FROM payments WHERE agreement_id = $1 FOR UPDATE`,
    [agreementId],
  );
  return payment;
}

export async function readPayment(db: Db, id: string): Promise<Payment | undefined> {
  const [payment] = await db.sql<Payment>('payment-read', `SELECT ${paymentColumns} FROM payments WHERE id = $1`, [id]);
  return payment;
}

/** Writes what a move of the charge, or the provider's news of it, changes. The row is locked. */
export async function writeCharge(tx: Tx, payment: Payment): Promise<void> {
  await tx.db.run(
    'payment-charge',
    `UPDATE payments SET charge = $2, refunded_cents = $3, refund_asked_cents = $4, refund_due = $5, paid_at = $6, version = $7, changed_at = $8,
       provider_sequence = $9, provider_fee_cents = $10, refunded_by_provider_cents = $11 WHERE id = $1`,
    [
      payment.id,
      payment.charge,
      payment.refundedCents,
      payment.refundAskedCents,
      payment.refundDue,
      payment.paidAt,
      payment.version,
      payment.changedAt,
      payment.providerSequence,
      payment.providerFeeCents,
      payment.refundedByProviderCents,
    ],
  );
}
