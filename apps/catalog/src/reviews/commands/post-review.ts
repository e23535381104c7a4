import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonReview } from '@somo/contracts/reviews';
import { refuse } from '@somo/contracts/refusals';
import { ReviewBody } from '@somo/contracts/routes/reviews';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { reviewWords } from '../domain/review-words.js';
import { ReviewedLesson } from '../reviewed-lesson.js';
import { countRating } from '../store/count-rating.js';
import { reviewColumns, reviewState, toLessonReview, type ReviewRow } from '../store/review-rows.js';

@Injectable()
export class PostReview {
  constructor(
    private readonly transaction: Transaction,
    private readonly lessons: ReviewedLesson,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.post-review', {
    by: ['student'],
    input: ReviewBody,
    refuses: [
      ...(['lesson-not-found', 'lesson-cancelled', 'lesson-not-completed', 'lesson-not-paid', 'lesson-refunded'] as const),
      ...(['already-reviewed', 'account-suspended'] as const),
    ],
  })
  async run({ bookingId, ...body }: Asks['catalog.post-review']['in'], caller: Caller): Promise<LessonReview> {
    const { userId: studentId } = userOf(caller);
    const { agreementId, teacherId, subject } = await this.lessons.read(bookingId);
    const { rating, text, tags } = reviewWords(body);
    return this.transaction.run(async (tx) => {
      await checkNotSuspended(tx.db, studentId);
      const now = this.clock.now();
      const [row] = await tx.db.sql<ReviewRow>('review-post', storing, [
        ...[newId(), agreementId, bookingId, studentId, teacherId, subject],
        ...[rating, text, tags, new Date(now)],
      ]);
      if (!row) throw refuse('already-reviewed');
      await countRating(tx.db, row, 1);
      tx.emit('review.posted', reviewState(row, now));
      return toLessonReview(row);
    });
  }
}

const storing = `
  INSERT INTO reviews AS r (id, agreement_id, booking_id, student_id, teacher_id, subject, rating, text, tags, posted_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING ${reviewColumns}`;
