import { Injectable } from '@nestjs/common';
import type { RescheduledBooking } from '@somo/contracts/events/booking';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { fromEvent } from '../domain/agreed-lesson.js';
import { OpenPayment } from '../store/open-payment.js';

/** Moves the payment to the new lesson, because it belongs to the agreement; the teacher's earning waits for the new end time. */
@Injectable()
export class BookingRescheduled {
  constructor(private readonly openPayment: OpenPayment) {}

  @On('booking.rescheduled')
  async run(booking: RescheduledBooking, tx: Tx): Promise<void> {
    await this.openPayment.run(tx, fromEvent(booking));
  }
}
