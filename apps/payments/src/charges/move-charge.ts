import type { PaymentState } from '@somo/contracts/events/payment';
import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { consequenceOf, mayMove, movedExpiryKey, owesRefund, type Move } from '../domain/charge.js';
import { askRefund } from './ask-refund.js';
import { recordLedgerEntries } from '../ledger/record-ledger-entries.js';
import type { Payment } from '../store/payment.schema.js';
import { writeCharge } from '../store/payment-rows.js';
import { scheduleEarning } from '../payouts/accrue-earning.js';

/**
 * Moves a locked payment's charge to a new status, records it in the ledger and emits its event. Returns the updated payment. A transition
 * the current status does not allow is a replay or outdated, and is ignored.
 */
export async function moveCharge(tx: Tx, before: Payment, { to, refundedCents }: Move, now: number): Promise<Payment> {
  if (!mayMove(before.charge, to)) return before;
  const after: Payment = {
    ...before,
    charge: to,
    refundedCents,
    refundAskedCents: Math.max(before.refundAskedCents, refundedCents),
    refundDue: before.refundDue || (to === 'captured' && owesRefund(before)),
    paidAt: before.paidAt ?? (to === 'captured' ? new Date(now) : null),
    version: before.version + 1,
    changedAt: new Date(now),
  };
  await writeCharge(tx.db, after);
  await recordLedgerEntries(tx.db, before, after, now);
  if (to === 'captured' && before.charge === 'open')
    await tx.unplan('expire-charge', [after.id, movedExpiryKey(after.id, after.payBy.getTime())]);
  if (to === 'captured') scheduleEarning(tx, after, now);
  return follow(tx, before, after, now);
}

async function follow(tx: Tx, before: Payment, after: Payment, now: number): Promise<Payment> {
  const consequence = consequenceOf(before, after.charge);
  const left = after.amountCents - after.refundAskedCents;
  if (consequence === 'refund') return left > 0 ? askRefund(tx, after, left, 'cancelled', now) : after;
  const refundedNowCents = after.refundedCents - before.refundedCents;
  if (consequence === 'payment.refunded') tx.emit(consequence, { ...paymentState(after), refundedNowCents });
  else if (consequence !== 'nothing') tx.emit(consequence, paymentState(after));
  return after;
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
    ...(payment.weekly ? { weekly: payment.weekly } : {}),
  };
}
