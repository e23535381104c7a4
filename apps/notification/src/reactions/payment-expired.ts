import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@somo/contracts/events/payment';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { paymentContent } from '../domain/payment-content.js';
import { addNotifications } from '../notifications/add-notifications.js';

/** Adds a notification without an email: the cancellation that follows sends one, and tells alone of lessons that were booked together. */
@Injectable()
export class PaymentExpired {
  constructor(private readonly clock: Clock) {}

  @On('payment.expired')
  async run(payment: PaymentState, tx: Tx): Promise<void> {
    const { bookingId, studentId, weekly } = payment;
    if (weekly) return;
    const content = paymentContent('expired', payment);
    await addNotifications(tx, [{ userId: studentId, content, bookingId, once: 'expired' }], this.clock.now());
  }
}
