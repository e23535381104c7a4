import { Injectable } from '@nestjs/common';
import type { LessonRecord } from '@somo/contracts/lessons';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { checkPaid, checkTookPlace } from './domain/reviewable.js';

/** The lessons that students review. Booking knows whose they are and that they took place, payments that they were paid for. */
@Injectable()
export class ReviewedLesson {
  constructor(private readonly ask: Ask) {}

  /** Returns the caller's lesson; refuses one that cannot be reviewed. */
  async read(bookingId: string): Promise<LessonRecord> {
    const lesson = await this.ask.for('booking.get-lesson', { bookingId });
    checkTookPlace(lesson);
    checkPaid(await this.paymentOf(bookingId));
    return lesson;
  }

  private async paymentOf(bookingId: string) {
    try {
      return await this.ask.for('payments.get-lesson-payment', { bookingId });
    } catch (error) {
      if (error instanceof Refusal && error.code === 'payment-not-found') throw refuse('lesson-not-paid');
      throw error;
    }
  }
}
