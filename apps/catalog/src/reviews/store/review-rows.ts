import type { LessonReview, Review, ReviewCase } from '@somo/contracts/reviews';
import type { ReviewState } from '@somo/contracts/events/review';
import type { ReviewTag } from '@somo/contracts/rules/reviews';
import { toInstant, type Instant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { editableUntil } from '../domain/editing.js';

/** A review as the driver returns it, with its student's first name and whether its lesson was refunded. */
export interface ReviewRow {
  id: string;
  agreementId: string;
  bookingId: string;
  studentId: string;
  teacherId: string;
  subject: string;
  version: number;
  rating: number;
  text: string | null;
  tags: ReviewTag[];
  postedAt: Date;
  editedAt: Date | null;
  reply: string | null;
  repliedAt: Date | null;
  hiddenAt: Date | null;
  hiddenReason: string | null;
  firstName: string | null;
  refunded: boolean;
}

/** Of `reviews r`. */
export const reviewColumns = `r.id, r.agreement_id AS "agreementId", r.booking_id AS "bookingId", r.student_id AS "studentId",
  r.teacher_id AS "teacherId", r.subject, r.version, r.rating::int AS rating, r.text, r.tags, r.posted_at AS "postedAt", r.edited_at AS "editedAt",
  r.reply, r.replied_at AS "repliedAt", r.hidden_at AS "hiddenAt", r.hidden_reason AS "hiddenReason",
  (SELECT first_name FROM profiles WHERE user_id = r.student_id) AS "firstName",
  EXISTS (SELECT FROM refunded_agreements f WHERE f.agreement_id = r.agreement_id) AS refunded`;

/** Returns a review; undefined if there is none. */
export async function findReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  const [row] = await db.sql<ReviewRow>('review-find', `SELECT ${reviewColumns} FROM reviews r WHERE r.id = $1`, [id]);
  return row;
}

/** Locks and returns a review until the transaction ends; undefined if there is none. */
export async function lockReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  const [row] = await db.sql<ReviewRow>('review-lock', `SELECT ${reviewColumns} FROM reviews r WHERE r.id = $1 FOR UPDATE OF r`, [id]);
  return row;
}

/** Locks and returns the review of an agreement. */
export async function lockReviewOf(db: Db, agreementId: string): Promise<ReviewRow | undefined> {
  const [row] = await db.sql<ReviewRow>(
    'review-lock-of',
    `SELECT ${reviewColumns} FROM reviews r WHERE r.agreement_id = $1 FOR UPDATE OF r`,
    [agreementId],
  );
  return row;
}

const instant = (date: Date): Instant => toInstant(date.getTime());

export function toReview(row: ReviewRow): Review {
  const { id, rating, text, tags, subject, reply, repliedAt, editedAt, refunded } = row;
  return {
    ...{ id, rating, text, tags, firstName: row.firstName ?? '', month: instant(row.postedAt).slice(0, 7), subject },
    ...(reply !== null && repliedAt ? { reply: { text: reply, repliedAt: instant(repliedAt) } } : {}),
    ...(editedAt ? { editedAt: instant(editedAt) } : {}),
    ...(refunded ? { refunded: true } : {}),
  };
}

export function toLessonReview(row: ReviewRow): LessonReview {
  const { agreementId, postedAt, repliedAt, hiddenAt, hiddenReason } = row;
  return {
    ...toReview(row),
    agreementId,
    postedAt: instant(postedAt),
    editableUntil: toInstant(editableUntil(postedAt)),
    replyEditableUntil: repliedAt && toInstant(editableUntil(repliedAt)),
    hidden: hiddenAt && { reason: hiddenReason ?? '', since: instant(hiddenAt) },
  };
}

export function toReviewCase(row: ReviewRow): ReviewCase {
  return { ...toLessonReview(row), studentId: row.studentId, teacherId: row.teacherId };
}

export function reviewState(row: ReviewRow, now: number): ReviewState {
  const { id, agreementId, bookingId, studentId, teacherId, rating, version } = row;
  const hidden = row.hiddenAt !== null;
  return { reviewId: id, agreementId, bookingId, studentId, teacherId, rating, hidden, version, changedAt: toInstant(now) };
}
