// What students say about lessons, and what teachers answer.
import type { Page } from './page.js';
import type { ReviewTag } from './rules/reviews.js';
import type { Instant } from './time.js';

/** A review as everybody sees it. */
export interface Review {
  id: string;
  /** 1 to 5 stars. @asType integer */
  rating: number;
  text: string | null;
  tags: ReviewTag[];
  /** The student's; empty for an account that is gone. */
  firstName: string;
  /** When it was written, such as 2026-10. */
  month: string;
  /** What the lesson was about. */
  subject: string;
  /** The teacher's one answer. */
  reply?: { text: string; repliedAt: Instant };
  editedAt?: Instant;
  /** Set if the lesson was refunded in full later. */
  refunded?: true;
  /** In a teacher's list: the reader wrote it. */
  mine?: true;
}

/** A review as its student, its teacher and operators see it. */
export interface LessonReview extends Review {
  agreementId: string;
  postedAt: Instant;
  /** Until then its student may change it. */
  editableUntil: Instant;
  /** Until then its teacher may change the reply; null while there was none. */
  replyEditableUntil: Instant | null;
  /** Set while operators hide it from everybody else. */
  hidden: { reason: string; since: Instant } | null;
}

/** A review as operators see it. */
export interface ReviewCase extends LessonReview {
  studentId: string;
  teacherId: string;
}

/** A teacher's reviews, newest first, with what they come to. All is empty for a teacher who hides ratings. */
export interface TeacherReviews extends Page<Review> {
  averageRating: number | null;
  /** @asType integer */
  reviewsCount: number;
  /** The teacher hides ratings. */
  hidden?: true;
  /** How many reviews have one star, two, … five. */
  distribution: number[];
  /** How many reviews have each tag. */
  tags: Record<ReviewTag, number>;
}
