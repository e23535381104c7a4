import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@somo/contracts/events/payment';
import { Clock } from '@somo/platform/clock';
import { Log } from '@somo/platform/log';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { cancel, isLive } from '../domain/booking.js';
import { cancelIn } from '../store/cancel-in.js';
import { lockBooking } from '../store/change-booking.js';

@Injectable()
export class PaymentExpired {
  constructor(
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @On('payment.expired')
  async run(payment: PaymentState, tx: Tx): Promise<void> {
    const booking = await lockBooking(tx.db, payment.bookingId);
    const now = this.clock.now();
    if (!booking || !isLive(booking) || booking.paidAt !== null) return;
    if (now >= booking.startsAt)
      return this.log.warn({ bookingId: booking.id }, 'a lesson began before its payment expired: it stands unpaid');
    await cancelIn(tx, cancel(booking, 'payment', now, null));
  }
}
