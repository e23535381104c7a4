import type { Instant } from '../time.js';

/** A review without its words, which stay with catalog. */
export interface ReviewState {
  reviewId: string;
  agreementId: string;
  bookingId: string;
  studentId: string;
  teacherId: string;
  /** @asType integer */
  rating: number;
  /** Whether operators hide it. */
  hidden: boolean;
  /** @asType integer */
  version: number;
  changedAt: Instant;
}
