import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { ReviewCase } from '@somo/contracts/reviews';
import { JudgeReviewBody } from '@somo/contracts/routes/reviews';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { JudgeReview } from '../judge-review.js';

@Injectable()
export class HideReview {
  constructor(private readonly judge: JudgeReview) {}

  /** Takes the review out of the teacher's page and rating; its student and its teacher read why. */
  @Handles('catalog.hide-review', {
    by: ['operator:trust'],
    input: JudgeReviewBody,
    refuses: ['review-not-found', 'review-hidden', 'account-suspended'],
  })
  run({ reviewId, reason }: Asks['catalog.hide-review']['in'], caller: Caller): Promise<ReviewCase> {
    return this.judge.run({ reviewId, reason, hide: true, operatorId: userOf(caller).userId });
  }
}
