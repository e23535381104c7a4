import { Injectable } from '@nestjs/common';
import type { BookingState } from '@somo/contracts/events/booking';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { fromEvent } from '../domain/agreed-lesson.js';
import { onCancelled } from '../domain/charge.js';
import { askRefund } from '../charges/ask-refund.js';
import { OpenPayment } from '../charges/open-payment.js';

@Injectable()
export class BookingCancelled {
  constructor(
    private readonly openPayment: OpenPayment,
    private readonly clock: Clock,
  ) {}

  @On('booking.cancelled')
  async run(booking: BookingState, tx: Tx): Promise<void> {
    const payment = await this.openPayment.run(tx, fromEvent(booking));
    const now = this.clock.now();
    const left = payment.amountCents - payment.refundAskedCents;
    switch (onCancelled(payment)) {
      case 'cancel-at-provider':
        return tx.plan('expire-charge', { key: `${payment.id}-cancelled`, dueAt: now, data: { paymentId: payment.id } });
      case 'refund':
        return left > 0 ? void (await askRefund(tx, payment, left, 'cancelled', now)) : undefined;
      case 'nothing':
        return;
    }
  }
}
