import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@somo/contracts/events/payment';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { paymentContent } from '../domain/payment-content.js';
import { addNotifications } from '../notifications/add-notifications.js';
import { gatherSeries } from '../notifications/gather-series.js';

@Injectable()
export class PaymentPaid {
  constructor(private readonly clock: Clock) {}

  @On('payment.paid')
  async run(payment: PaymentState, tx: Tx): Promise<void> {
    const { agreementId, bookingId, studentId, teacherId, amountCents, weekly } = payment;
    const now = this.clock.now();
    if (weekly) return gatherSeries(tx, 'paid', weekly, { agreementId, studentId, teacherId, amountCents, teacherKnows: true }, now);
    const content = paymentContent('paid', payment);
    const about = { content, bookingId, once: 'paid' };
    await addNotifications(
      tx,
      [
        { userId: studentId, ...about, mail: true },
        { userId: teacherId, ...about },
      ],
      now,
    );
  }
}
