import { Injectable } from '@nestjs/common';
import type { BookingState } from '@somo/contracts/events/booking';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { fromEvent } from '../domain/agreed-lesson.js';
import { OpenPayment } from '../store/open-payment.js';

@Injectable()
export class BookingCreated {
  constructor(private readonly openPayment: OpenPayment) {}

  @On('booking.created')
  async run(booking: BookingState, tx: Tx): Promise<void> {
    await this.openPayment.run(tx, fromEvent(booking));
  }
}
