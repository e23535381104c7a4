import { Injectable } from '@nestjs/common';
import type { ReviewCase } from '@somo/contracts/reviews';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { addAudit, auditRefusal } from '@somo/platform/operating/audit';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { countRating } from './store/count-rating.js';
import { lockReview, reviewColumns, reviewState, toReviewCase, type ReviewRow } from './store/review-rows.js';

interface Judgment {
  reviewId: string;
  reason: string;
  hide: boolean;
  operatorId: string;
}

/** Hides a review from everybody but its student and its teacher, or shows it again: with its count, its event and its audit in one commit. */
@Injectable()
export class JudgeReview {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async run({ reviewId, reason, hide, operatorId }: Judgment): Promise<ReviewCase> {
    const note = reason.trim();
    const attempt = { operatorId, action: hide ? 'hide-review' : 'restore-review', thingId: reviewId, details: { note } };
    return auditRefusal(this.transaction, this.clock, attempt, () =>
      this.transaction.run(async (tx) => {
        await checkNotSuspended(tx.db, operatorId);
        const now = this.clock.now();
        const before = await lockReview(tx.db, reviewId);
        if (!before) throw refuse('review-not-found');
        if (hide === (before.hiddenAt !== null)) throw refuse(hide ? 'review-hidden' : 'review-not-hidden');
        const [after] = await tx.db.sql<ReviewRow>(
          'review-judge',
          `UPDATE reviews r SET version = version + 1, hidden_at = $2, hidden_reason = $3 WHERE id = $1 RETURNING ${reviewColumns}`,
          [reviewId, hide ? new Date(now) : null, hide ? note : null],
        );
        await countRating(tx.db, before, hide ? -1 : 1);
        await addAudit(tx.db, { ...attempt, details: { note, teacherId: before.teacherId, studentId: before.studentId } }, now);
        tx.emit(hide ? 'review.hidden' : 'review.restored', reviewState(after!, now));
        return toReviewCase(after!);
      }),
    );
  }
}
