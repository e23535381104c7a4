import { Injectable } from '@nestjs/common';
import type { ReviewState } from '@somo/contracts/events/review';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { tellOfReview } from '../notifications/tell-of-review.js';

@Injectable()
export class VisibilityChanged {
  constructor(private readonly clock: Clock) {}

  /** Tells both people; the reason is with their lesson. */
  @On('review.hidden', 'review.restored')
  async run(review: ReviewState, tx: Tx): Promise<void> {
    await tellOfReview(tx, review, {
      news: review.hidden ? 'hidden' : 'restored',
      readers: [review.studentId, review.teacherId],
      now: this.clock.now(),
    });
  }
}
