import { Injectable } from '@nestjs/common';
import type { BookingState } from '@somo/contracts/events/booking';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { fromEvent } from '../domain/agreed-lesson.js';
import { OpenPayment } from '../store/open-payment.js';

/** Fills in the lesson's end time for payments created before it was stored; it determines when the earning is due. */
@Injectable()
export class LessonCompleted {
  constructor(private readonly openPayment: OpenPayment) {}

  @On('lesson.completed')
  async run(booking: BookingState, tx: Tx): Promise<void> {
    await this.openPayment.run(tx, fromEvent(booking));
  }
}
