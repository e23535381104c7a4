import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@somo/contracts/events/payment';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { paymentContent } from '../domain/payment-content.js';
import { addNotifications } from '../notifications/add-notifications.js';
import { takeOverCancellation } from '../notifications/take-over-email.js';

@Injectable()
export class PaymentRefunded {
  constructor(private readonly clock: Clock) {}

  @On('payment.refunded')
  async run(payment: PaymentState, tx: Tx): Promise<void> {
    const { bookingId, studentId, teacherId, refundedCents, version } = payment;
    const isWhole = refundedCents === payment.amountCents;
    const cancelled = isWhole ? await takeOverCancellation(tx.db, payment) : undefined;
    const content = paymentContent('refunded', payment, cancelled);
    await addNotifications(
      tx,
      [{ userId: studentId, content, bookingId, once: `refunded-${refundedCents}`, mail: true }],
      this.clock.now(),
    );
    if (isWhole) await tx.unplan('ask-for-review', bookingId);
    for (const userId of [studentId, teacherId]) tx.live(userId, 'payment.changed', { lessonId: bookingId, version });
  }
}
