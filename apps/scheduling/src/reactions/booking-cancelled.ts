import { Injectable } from '@nestjs/common';
import type { BookingState } from '@somo/contracts/events/booking';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { bookingChanged } from './booking-changed.js';

@Injectable()
export class BookingCancelled {
  constructor(private readonly clock: Clock) {}

  @On('booking.cancelled')
  async run(booking: BookingState, tx: Tx): Promise<void> {
    await bookingChanged(booking, tx, this.clock.now());
  }
}
