import { Injectable } from '@nestjs/common';
import { OnMany, type Arrived } from '@somo/platform/on';
import { roundsOf } from '@somo/platform/rounds-of';
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

  @OnMany('booking.created', 'booking.rescheduled', 'lesson.completed')
  async run(events: readonly Arrived<'booking.created' | 'booking.rescheduled' | 'lesson.completed'>[], tx: Tx): Promise<void> {
    const opened = events.map(({ payload, own }) => ({ lesson: fromEvent(payload), own }));
    for (const round of roundsOf(opened, ({ lesson }) => lesson.agreementId)) await this.openPayment.open(tx, round);
  }
}
