import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonReview } from '@somo/contracts/reviews';
import { refuse } from '@somo/contracts/refusals';
import { ReplyBody } from '@somo/contracts/routes/reviews';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { isEditable } from '../domain/editing.js';
import { lockReview, reviewColumns, reviewState, toLessonReview, type ReviewRow } from '../store/review-rows.js';

@Injectable()
export class ReplyToReview {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** One reply, whose words may change for some days after it was first written. */
  @Handles('catalog.reply-to-review', {
    by: ['teacher'],
    input: ReplyBody,
    refuses: ['review-not-found', 'review-hidden', 'reply-too-old', 'account-suspended'],
  })
  async run({ reviewId, text }: Asks['catalog.reply-to-review']['in'], caller: Caller): Promise<LessonReview> {
    const { userId } = userOf(caller);
    return this.transaction.run(async (tx) => {
      await checkNotSuspended(tx.db, userId);
      const now = this.clock.now();
      const before = await lockReview(tx.db, reviewId);
      if (before?.teacherId !== userId) throw refuse('review-not-found');
      if (before.hiddenAt) throw refuse('review-hidden');
      if (before.repliedAt && !isEditable(before.repliedAt, now)) throw refuse('reply-too-old');
      const [row] = await tx.db.sql<ReviewRow>(
        'review-reply',
        `UPDATE reviews r SET version = version + 1, reply = $2, replied_at = COALESCE(replied_at, $3) WHERE id = $1 RETURNING ${reviewColumns}`,
        [reviewId, text.trim(), new Date(now)],
      );
      if (!before.repliedAt) tx.emit('review.replied', reviewState(row!, now));
      return toLessonReview(row!);
    });
  }
}
