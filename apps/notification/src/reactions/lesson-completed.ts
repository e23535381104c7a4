import { Injectable } from '@nestjs/common';
import { hourMs } from '@somo/calendar/days';
import type { BookingState } from '@somo/contracts/events/booking';
import { asksForReview } from '@somo/contracts/rules/reviews';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

/** First impressions have settled, and the lesson is still fresh. */
const afterMs = hourMs;

@Injectable()
export class LessonCompleted {
  constructor(private readonly clock: Clock) {}

  /** A lesson that an older version completed does not say how many there were, and nobody is asked about it. */
  @On('lesson.completed')
  run({ bookingId, lessonsTogether = 0 }: BookingState, tx: Tx): Promise<void> {
    if (asksForReview(lessonsTogether))
      tx.plan('ask-for-review', { key: bookingId, dueAt: this.clock.now() + afterMs, data: { bookingId } });
    return Promise.resolve();
  }
}
