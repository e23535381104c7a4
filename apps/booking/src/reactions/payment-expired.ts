import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@somo/contracts/events/payment';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { cancel, isLive } from '../domain/booking.js';
import { cancelBooking } from '../agreements/cancel-booking.js';
import { lockAgreement } from '../store/change-booking.js';

@Injectable()
export class PaymentExpired {
  constructor(private readonly clock: Clock) {}

  @On('payment.expired')
  async run(payment: PaymentState, tx: Tx): Promise<void> {
    const booking = await lockAgreement(tx.db, payment.agreementId);
    if (!booking || !isLive(booking) || booking.paidAt !== null) return;
    await cancelBooking(tx, cancel(booking, { by: 'payment', now: this.clock.now() }));
  }
}
