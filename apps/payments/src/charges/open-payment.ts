import { Injectable } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { platformFeeCents } from '@somo/contracts/rules/booking';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { newId } from '@somo/platform/ids';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { fromLesson, type AgreedLesson } from '../domain/agreed-lesson.js';
import { hasMoney, initialCharge, movedExpiryKey } from '../domain/charge.js';
import { PaymentsConfig } from '../payments.config.js';
import { ChargeProviders } from '../outside/provider/charge-providers.js';
import { scheduleEarning } from '../payouts/accrue-earning.js';
import type { Payment } from '../store/payment.schema.js';
import { lockPaymentOf, paymentColumns } from '../store/payment-rows.js';

/**
 * Opens the payment of an agreement, whichever comes first: the event, the student paying, or a cancellation that overtook both. Opening
 * the charge at the provider and expiring it at `payBy` are scheduled in the same commit.
 */
@Injectable()
export class OpenPayment {
  constructor(
    private readonly clock: Clock,
    private readonly config: PaymentsConfig,
    private readonly providers: ChargeProviders,
    private readonly ask: Ask,
    private readonly transaction: Transaction,
  ) {}

  /** Opens the payment when the student pays before `booking.created` arrives: asks booking, which answers participants only. */
  async early(bookingId: string): Promise<Payment> {
    const lesson = fromLesson(await this.ask.for('booking.get-lesson', { bookingId }));
    if (!lesson) throw refuse('payment-not-open');
    return this.transaction.run((tx) => this.run(tx, lesson));
  }

  async run(tx: Tx, lesson: AgreedLesson): Promise<Payment> {
    const now = this.clock.now();
    const charge = initialCharge({ bookingCancelled: lesson.cancelled });
    const [written] = await tx.db.sql<Payment & { opened: boolean }>('payment-open', upsert, [
      newId(),
      lesson.agreementId,
      lesson.bookingId,
      lesson.version,
      lesson.cancelled,
      lesson.refundDue,
      lesson.studentId,
      lesson.teacherId,
      lesson.priceCents,
      platformFeeCents(lesson.priceCents, this.config.PLATFORM_FEE_BPS),
      charge,
      new Date(lesson.payByMs),
      new Date(now),
      this.config.PLATFORM_FEE_BPS,
      lesson.subject,
      new Date(lesson.endsAtMs),
      this.providers.current.name,
      lesson.weekly && JSON.stringify(lesson.weekly),
    ]);
    const payment = written ?? (await lockPaymentOf(tx.db, lesson.agreementId));
    if (!payment) throw new Error(`The payment of agreement ${lesson.agreementId} is gone.`);
    if (written?.opened && charge === 'open') {
      tx.plan('open-charge', { key: payment.id, dueAt: now, data: { paymentId: payment.id } });
      tx.plan('expire-charge', { key: payment.id, dueAt: lesson.payByMs, data: { paymentId: payment.id } });
    }
    // Moved to an earlier time: it cannot be paid once it has begun.
    if (written && !written.opened && payment.charge === 'open') {
      const payByMs = payment.payBy.getTime();
      tx.plan('expire-charge', { key: movedExpiryKey(payment.id, payByMs), dueAt: payByMs, data: { paymentId: payment.id } });
    }
    if (written && !written.opened && hasMoney(payment)) scheduleEarning(tx, payment, now);
    return payment;
  }
}

const upsert = `
  INSERT INTO payments (id, agreement_id, booking_id, booking_version, booking_cancelled, refund_due, student_id, teacher_id,
                        amount_cents, fee_cents, charge, pay_by, version, created_at, changed_at, fee_bps, subject, ends_at, provider, weekly)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 1, $13, $13, $14, $15, $16, $17, $18)
  ON CONFLICT ON CONSTRAINT payments_one_an_agreement DO UPDATE SET
    booking_id = excluded.booking_id, booking_version = excluded.booking_version, booking_cancelled = excluded.booking_cancelled,
    refund_due = payments.refund_due OR excluded.refund_due, ends_at = excluded.ends_at,
    pay_by = LEAST(payments.pay_by, excluded.pay_by)
  WHERE payments.booking_version < excluded.booking_version
  RETURNING xmax = 0 AS opened, ${paymentColumns}`;
