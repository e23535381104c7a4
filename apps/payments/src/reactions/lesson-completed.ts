import { Injectable } from '@nestjs/common';
import type { BookingState } from '@somo/contracts/events/booking';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { fromEvent } from '../domain/agreed-lesson.js';
import { OpenPayment } from '../store/open-payment.js';

/** A payment from before ends of lessons were kept learns its own, and with it when the share is the teacher's. */
@Injectable()
export class LessonCompleted {
  constructor(private readonly openPayment: OpenPayment) {}

  @On('lesson.completed')
  async run(booking: BookingState, tx: Tx): Promise<void> {
    await this.openPayment.run(tx, fromEvent(booking));
  }
}
