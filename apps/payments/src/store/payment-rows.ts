import type { Db } from '@somo/platform/db';
import { PaymentSchema, type Payment } from './payment.schema.js';

/** Column list for a SELECT or RETURNING that yields complete payments. */
export const paymentColumns = Object.entries(PaymentSchema.options.columns)
  .map(([field, column]) => `${column?.name ?? field} AS "${field}"`)
  .join(', ');

/** Locks and returns the row until the commit, so that capture, cancellation and expiry are serialized. */
export async function lockPayment(db: Db, id: string): Promise<Payment | undefined> {
  const [payment] = await db.sql<Payment>('payment-lock', `SELECT ${paymentColumns} FROM payments WHERE id = $1 FOR UPDATE`, [id]);
  return payment;
}

/** Locks these payments, in order, and returns those that exist by id. */
export async function lockPayments(db: Db, ids: string[]): Promise<Map<string, Payment>> {
  const payments = await db.sql<Payment>(
    'payments-lock',
    `SELECT ${paymentColumns} FROM payments WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`,
    [ids],
  );
  return new Map(payments.map((payment) => [payment.id, payment]));
}

/** Locks and returns the row of the lesson's agreement. */
export async function lockPaymentOf(db: Db, agreementId: string): Promise<Payment | undefined> {
  const [payment] = await db.sql<Payment>('payment-lock-of', `SELECT ${paymentColumns} FROM payments WHERE agreement_id = $1 FOR UPDATE`, [
    agreementId,
  ]);
  return payment;
}

export async function readPayment(db: Db, id: string): Promise<Payment | undefined> {
  const [payment] = await db.sql<Payment>('payment-read', `SELECT ${paymentColumns} FROM payments WHERE id = $1`, [id]);
  return payment;
}

/** Returns those of these payments that exist, by id. */
export async function readPayments(db: Db, ids: string[]): Promise<Map<string, Payment>> {
  const payments = await db.sql<Payment>('payments-read', `SELECT ${paymentColumns} FROM payments WHERE id = ANY ($1::uuid[])`, [ids]);
  return new Map(payments.map((payment) => [payment.id, payment]));
}

/** Stores under which ids the provider knows payments. */
export async function storeChargeIds(db: Db, opened: { paymentId: string; chargeId: string }[]): Promise<void> {
  await db.run(
    'payments-at-provider',
    `UPDATE payments SET provider_charge_id = given.charge_id FROM unnest($1::uuid[], $2::text[]) AS given (id, charge_id)
     WHERE payments.id = given.id AND payments.id = ANY ($1::uuid[])`,
    [opened.map(({ paymentId }) => paymentId), opened.map(({ chargeId }) => chargeId)],
  );
}

/** Writes the columns that a charge transition or a provider report changes. The row must be locked. */
export async function writeCharge(db: Db, payment: Payment): Promise<void> {
  await db.run(
    'payment-charge',
    `UPDATE payments SET charge = $2, refunded_cents = $3, refund_asked_cents = $4, refund_due = $5, paid_at = $6, version = $7, changed_at = $8,
       provider_order = $9, provider_fee_cents = $10, refunded_by_provider_cents = $11 WHERE id = $1`,
    [
      payment.id,
      payment.charge,
      payment.refundedCents,
      payment.refundAskedCents,
      payment.refundDue,
      payment.paidAt,
      payment.version,
      payment.changedAt,
      payment.providerOrder,
      payment.providerFeeCents,
      payment.refundedByProviderCents,
    ],
  );
}
