import { Injectable } from '@nestjs/common';
import type { ReviewState } from '@somo/contracts/events/review';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { endReviewAsked } from '../notifications/end-asked.js';
import { tellOfReview } from '../notifications/tell-of-review.js';

@Injectable()
export class ReviewPosted {
  constructor(private readonly clock: Clock) {}

  /** Tells the teacher; the student is no longer asked for it. */
  @On('review.posted')
  async run(review: ReviewState, tx: Tx): Promise<void> {
    await tx.unplan('ask-for-review', review.bookingId);
    const now = this.clock.now();
    await endReviewAsked(tx, review, now);
    await tellOfReview(tx, review, { news: 'posted', readers: [review.teacherId], now });
  }
}
