import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@somo/contracts/events/payment';
import { Clock } from '@somo/platform/clock';
import { OnMany, type Arrived } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { paymentContent } from '../domain/payment-content.js';
import { addNotifications, type NewNotification } from '../notifications/add-notifications.js';
import { gatherSeries } from '../notifications/gather-series.js';

@Injectable()
export class PaymentPaid {
  constructor(private readonly clock: Clock) {}

  @OnMany('payment.paid')
  async run(events: readonly Arrived<'payment.paid'>[], tx: Tx): Promise<void> {
    const now = this.clock.now();
    for (const { payload, own } of events) {
      const { agreementId, studentId, teacherId, amountCents, weekly } = payload;
      const news = { agreementId, studentId, teacherId, amountCents, teacherKnows: true };
      if (weekly) await own(() => gatherSeries(tx, 'paid', weekly, news, now));
    }
    const single = events.filter(({ payload }) => !payload.weekly);
    await addNotifications(
      tx,
      single.flatMap(({ payload, own }) => notesOf(payload).map((note) => ({ ...note, own }))),
      now,
    );
  }
}

function notesOf(payment: PaymentState): NewNotification[] {
  const { bookingId, studentId, teacherId } = payment;
  const about = { content: paymentContent('paid', payment), bookingId, once: 'paid' };
  return [
    { userId: studentId, ...about, mail: true },
    { userId: teacherId, ...about },
  ];
}
