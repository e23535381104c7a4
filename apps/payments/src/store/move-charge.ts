import type { PaymentState } from '@somo/contracts/events/payment';
import type { ChargeStatus } from '@somo/contracts/payments';
import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { consequenceOf, mayMove, owesRefund } from '../domain/charge.js';
import { PaymentSchema, type Payment } from './payment.schema.js';

/** Locks the row until the commit, so that a capture, a cancellation and an expiry are decided one after the other. */
export async function lockPayment(tx: Tx, id: string): Promise<Payment | null> {
  return tx.db.of(PaymentSchema).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
}

/** Moves a locked payment's charge and says so. A move its state does not allow is a replay, or was overtaken: nothing happens. */
export async function moveCharge(
  tx: Tx,
  before: Payment,
  to: ChargeStatus,
  now: number,
  refundedCents = before.refundedCents,
): Promise<void> {
  if (!mayMove(before.charge, to)) return;
  const changes = {
    charge: to,
    refundedCents,
    refundDue: before.refundDue || (to === 'captured' && owesRefund(before)),
    paidAt: before.paidAt ?? (to === 'captured' ? new Date(now) : null),
    version: before.version + 1,
    changedAt: new Date(now),
  };
  await tx.db.of(PaymentSchema).update({ id: before.id }, changes);
  const consequence = consequenceOf(before, to);
  if (consequence === 'nothing') return;
  if (consequence === 'refund') tx.plan('refund-charge', { key: before.id, dueAt: now, data: { paymentId: before.id } });
  else tx.emit(consequence, paymentState({ ...before, ...changes }));
}

function paymentState(payment: Payment): PaymentState {
  return {
    paymentId: payment.id,
    agreementId: payment.agreementId,
    bookingId: payment.bookingId,
    version: payment.version,
    studentId: payment.studentId,
    teacherId: payment.teacherId,
    charge: payment.charge,
    amountCents: payment.amountCents,
    refundedCents: payment.refundedCents,
    changedAt: toInstant(payment.changedAt.getTime()),
  };
}
