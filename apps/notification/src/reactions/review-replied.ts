import { Injectable } from '@nestjs/common';
import type { ReviewState } from '@somo/contracts/events/review';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { tellOfReview } from '../notifications/tell-of-review.js';

@Injectable()
export class ReviewReplied {
  constructor(private readonly clock: Clock) {}

  /** Tells the student who wrote the review. */
  @On('review.replied')
  async run(review: ReviewState, tx: Tx): Promise<void> {
    await tellOfReview(tx, review, { news: 'replied', readers: [review.studentId], now: this.clock.now() });
  }
}
