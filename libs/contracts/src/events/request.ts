import type { Alternative } from '../lessons.js';
import type { RequestStatus } from '../requests.js';
import type { Instant } from '../time.js';

/** The state of a student's request for a lesson, with its `version`. */
export interface RequestState {
  requestId: string;
  /** @asType integer */
  version: number;
  studentId: string;
  teacherId: string;
  status: RequestStatus;
  subject: string;
  startsAt: Instant;
  endsAt: Instant;
  /** Until when the teacher can answer a pending request; absent in older events. */
  expiresAt?: Instant;
  /** What the student wrote. */
  message: string | null;
  /** Why the teacher rejected it. */
  reason: string | null;
  /** The lesson that came of it. */
  bookingId: string | null;
  /** Closed because an operator has suspended one of the two. */
  byOperator?: boolean;
}

export interface RequestTimeTaken extends RequestState {
  /** Up to three times nearby at which both were free. */
  alternatives: Alternative[];
}
