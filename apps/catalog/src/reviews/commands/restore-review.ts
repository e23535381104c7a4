import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { ReviewCase } from '@somo/contracts/reviews';
import { JudgeReviewBody } from '@somo/contracts/routes/reviews';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { JudgeReview } from '../judge-review.js';

@Injectable()
export class RestoreReview {
  constructor(private readonly judge: JudgeReview) {}

  /** Shows a hidden review again, and counts it. */
  @Handles('catalog.restore-review', {
    by: ['operator:trust'],
    input: JudgeReviewBody,
    refuses: ['review-not-found', 'review-not-hidden', 'account-suspended'],
  })
  run({ reviewId, reason }: Asks['catalog.restore-review']['in'], caller: Caller): Promise<ReviewCase> {
    return this.judge.run({ reviewId, reason, hide: false, operatorId: userOf(caller).userId });
  }
}
