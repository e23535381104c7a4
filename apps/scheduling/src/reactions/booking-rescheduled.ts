import { Injectable } from '@nestjs/common';
import type { RescheduledBooking } from '@somo/contracts/events/booking';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { bookingChanged } from './booking-changed.js';

@Injectable()
export class BookingRescheduled {
  constructor(private readonly clock: Clock) {}

  /** Keeps the old time as a tombstone, even if no other event about it ever arrives. A rescheduled lesson keeps its length. */
  @On('booking.rescheduled')
  async run({ replaces, ...moved }: RescheduledBooking, tx: Tx): Promise<void> {
    const by = fromInstant(moved.startsAt) - fromInstant(replaces.startsAt);
    const freeAt = toInstant(fromInstant(moved.freeAt) - by);
    const now = this.clock.now();
    await bookingChanged({ ...moved, ...replaces, freeAt, status: 'rescheduled' }, tx, now);
    await bookingChanged(moved, tx, now);
  }
}
