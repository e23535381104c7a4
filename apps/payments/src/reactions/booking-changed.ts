import { Injectable } from '@nestjs/common';
import type { BookingState } from '@somo/contracts/events/booking';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { fromEvent } from '../domain/agreed-lesson.js';
import { OpenPayment } from '../charges/open-payment.js';

/**
 * The payment belongs to the agreement: it opens with the first booking and moves along to the next one. The teacher's share waits for the
 * lesson's end, which an old payment without a stored end gets only when the lesson is completed.
 */
@Injectable()
export class BookingChanged {
  constructor(private readonly openPayment: OpenPayment) {}

  @On('booking.created', 'booking.rescheduled', 'lesson.completed')
  async run(booking: BookingState, tx: Tx): Promise<void> {
    await this.openPayment.run(tx, fromEvent(booking));
  }
}
