import { Injectable } from '@nestjs/common';
import type { RescheduledBooking } from '@somo/contracts/events/booking';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { fromEvent } from '../domain/agreed-lesson.js';
import { OpenPayment } from '../store/open-payment.js';

/** The payment stays with its agreement: it moves along to the new lesson, and the teacher's share waits for the new end. */
@Injectable()
export class BookingRescheduled {
  constructor(private readonly openPayment: OpenPayment) {}

  @On('booking.rescheduled')
  async run(booking: RescheduledBooking, tx: Tx): Promise<void> {
    await this.openPayment.run(tx, fromEvent(booking));
  }
}
