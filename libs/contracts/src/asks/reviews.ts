import type { LessonReview, ReviewCase, TeacherReviews } from '../reviews.js';
import type { AuditQuery, AuditRecord, OperatorAttempt } from '../operators.js';
import type { PageQuery } from '../routes/paging.js';
import type { JudgeReviewBody, ReplyBody, ReviewBody } from '../routes/reviews.js';
import type { OfBooking } from './booking.js';

interface OfReview {
  reviewId: string;
}

export interface ReviewAsks {
  /** Of a completed, paid lesson, once per agreement; booking and payments are asked. */
  'catalog.post-review': { in: OfBooking & ReviewBody; out: LessonReview };
  'catalog.edit-review': { in: OfBooking & ReviewBody; out: LessonReview };
  'catalog.reply-to-review': { in: OfReview & ReplyBody; out: LessonReview };
  'catalog.delete-reply': { in: OfReview; out: LessonReview };
  'catalog.list-reviews': { in: { teacherId: string } & PageQuery; out: TeacherReviews };
  /** Returns the reviews of those of these lessons that the caller took or gave; at most 100. */
  'catalog.list-lesson-reviews': { in: { agreementIds: string[] }; out: LessonReview[] };
  /** Returns the reviews that a person wrote, or that are about their lessons, at most 10, for operators. */
  'catalog.list-person-reviews': { in: { userId: string }; out: { items: ReviewCase[] } };
  /** Returns a review that the caller sees on a teacher's page, or took part in. */
  'catalog.get-review': { in: OfReview; out: ReviewCase };
  'catalog.hide-review': { in: OfReview & JudgeReviewBody; out: ReviewCase };
  'catalog.restore-review': { in: OfReview & JudgeReviewBody; out: ReviewCase };
  'catalog.list-audit': { in: AuditQuery; out: AuditRecord[] };
  'catalog.audit-invalid-input': { in: OperatorAttempt; out: null };
}
