import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonReview } from '@somo/contracts/reviews';
import { refuse } from '@somo/contracts/refusals';
import { ReviewBody } from '@somo/contracts/routes/reviews';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { isEditable } from '../domain/editing.js';
import { reviewWords } from '../domain/review-words.js';
import { countRating } from '../store/count-rating.js';
import { lockReviewOf, reviewColumns, toLessonReview, type ReviewRow } from '../store/review-rows.js';

@Injectable()
export class EditReview {
  constructor(
    private readonly transaction: Transaction,
    private readonly ask: Ask,
    private readonly clock: Clock,
  ) {}

  /** The words before stay in `review_versions`. */
  @Handles('catalog.edit-review', {
    by: ['student'],
    input: ReviewBody,
    refuses: ['lesson-not-found', 'review-not-found', 'review-too-old', 'review-hidden', 'account-suspended'],
  })
  async run({ bookingId, ...body }: Asks['catalog.edit-review']['in'], caller: Caller): Promise<LessonReview> {
    const { userId } = userOf(caller);
    const { agreementId } = await this.ask.for('booking.get-lesson', { bookingId });
    const words = reviewWords(body);
    return this.transaction.run(async (tx) => {
      await checkNotSuspended(tx.db, userId);
      const now = this.clock.now();
      const before = await lockReviewOf(tx.db, agreementId);
      if (before?.studentId !== userId) throw refuse('review-not-found');
      if (before.hiddenAt) throw refuse('review-hidden');
      if (!isEditable(before.postedAt, now)) throw refuse('review-too-old');
      await countRating(tx.db, before, -1);
      const after = await replace(tx, { ...before, ...words }, now);
      await countRating(tx.db, after, 1);
      return toLessonReview(after);
    });
  }
}

async function replace({ db }: Tx, { id, rating, text, tags }: ReviewRow, now: number): Promise<ReviewRow> {
  await db.run(
    'review-keep',
    `INSERT INTO review_versions (review_id, version, rating, text, tags, replaced_at)
     SELECT id, version, rating, text, tags, $2 FROM reviews WHERE id = $1`,
    [id, new Date(now)],
  );
  const [row] = await db.sql<ReviewRow>(
    'review-edit',
    `UPDATE reviews r SET version = version + 1, rating = $2, text = $3, tags = $4, edited_at = $5 WHERE id = $1 RETURNING ${reviewColumns}`,
    [id, rating, text, tags, new Date(now)],
  );
  return row!;
}
