import { Injectable } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { platformFeeCents } from '@somo/contracts/rules/booking';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { newId } from '@somo/platform/ids';
import { runAsIs, type Own } from '@somo/platform/on';
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
    const [written] = await this.open(tx, [{ lesson, own: runAsIs }]);
    const payment = written ?? (await lockPaymentOf(tx.db, lesson.agreementId));
    if (!payment) throw new Error(`The payment of agreement ${lesson.agreementId} is gone.`);
    return payment;
  }

  /** Opens payments or moves them along, no agreement twice; each with what follows as its own. Returns those that were not newer already. */
  async open(tx: Tx, opened: readonly { lesson: AgreedLesson; own: Own }[]): Promise<Payment[]> {
    const now = this.clock.now();
    const rows = opened.map(({ lesson }) => this.rowOf(lesson, now));
    const written = await tx.db.sql<Payment & { opened: boolean }>('payments-open', upsert, [JSON.stringify(rows)]);
    const of = new Map(written.map((payment) => [payment.agreementId, payment]));
    for (const { lesson, own } of opened) {
      const payment = of.get(lesson.agreementId);
      if (payment) own(() => planFor(tx, payment, now));
    }
    return written;
  }

  /** Returns a new payment by column. */
  private rowOf(lesson: AgreedLesson, now: number): Record<string, unknown> {
    return {
      id: newId(),
      agreement_id: lesson.agreementId,
      booking_id: lesson.bookingId,
      booking_version: lesson.version,
      booking_cancelled: lesson.cancelled,
      refund_due: lesson.refundDue,
      student_id: lesson.studentId,
      teacher_id: lesson.teacherId,
      amount_cents: lesson.priceCents,
      fee_cents: platformFeeCents(lesson.priceCents, this.config.PLATFORM_FEE_BPS),
      charge: initialCharge({ bookingCancelled: lesson.cancelled }),
      pay_by: toInstant(lesson.payByMs),
      version: 1,
      created_at: toInstant(now),
      changed_at: toInstant(now),
      fee_bps: this.config.PLATFORM_FEE_BPS,
      subject: lesson.subject,
      ends_at: toInstant(lesson.endsAtMs),
      provider: this.providers.current.name,
      weekly: lesson.weekly,
    };
  }
}

function planFor(tx: Tx, payment: Payment & { opened: boolean }, now: number): void {
  const { id, opened, charge } = payment;
  const payByMs = payment.payBy.getTime();
  if (opened && charge === 'open') {
    tx.plan('open-charge', { key: id, dueAt: now, data: { paymentId: id } });
    tx.plan('expire-charge', { key: id, dueAt: payByMs, data: { paymentId: id } });
  }
  // Moved to an earlier time: it cannot be paid once it has begun.
  if (!opened && charge === 'open') tx.plan('expire-charge', { key: movedExpiryKey(id, payByMs), dueAt: payByMs, data: { paymentId: id } });
  if (!opened && hasMoney(payment)) scheduleEarning(tx, payment, now);
}

const columns = `id, agreement_id, booking_id, booking_version, booking_cancelled, refund_due, student_id, teacher_id,
  amount_cents, fee_cents, charge, pay_by, version, created_at, changed_at, fee_bps, subject, ends_at, provider, weekly`;

// In order, so that two such statements cannot deadlock.
const upsert = `
  INSERT INTO payments (${columns})
  SELECT ${columns} FROM jsonb_populate_recordset(NULL::payments, $1::jsonb) AS given ORDER BY agreement_id
  ON CONFLICT ON CONSTRAINT payments_one_an_agreement DO UPDATE SET
    booking_id = excluded.booking_id, booking_version = excluded.booking_version, booking_cancelled = excluded.booking_cancelled,
    refund_due = payments.refund_due OR excluded.refund_due, ends_at = excluded.ends_at,
    pay_by = LEAST(payments.pay_by, excluded.pay_by)
  WHERE payments.booking_version < excluded.booking_version
  RETURNING xmax = 0 AS opened, ${paymentColumns}`;
