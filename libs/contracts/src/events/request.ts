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
  /** All of its times, the preferred one first, if there are several. */
  wishes?: Alternative[];
  /** Until when the teacher can answer a pending request; absent in older events. */
  expiresAt?: Instant;
  /** What the student wrote. */
  message: string | null;
  /** Why the teacher rejected it. */
  reason: string | null;
  /** Who has accepted: the teacher one of the wishes, or the student a time that the teacher proposed; absent in older events. */
  acceptedBy?: 'student' | 'teacher';
  /** Rejected because the teacher has accepted another request for this time. */
  timeTaken?: boolean;
  /** Up to three times near a time that was taken at which both were free. */
  alternatives?: Alternative[];
  /** The lesson that came of it. */
  bookingId: string | null;
  /** Closed because an operator has suspended one of the two. */
  byOperator?: boolean;
}

/** Other times that the teacher proposes in answer to a request, which stays pending. */
export interface RequestTimesProposed extends RequestState {
  proposals: Alternative[];
}

export interface RequestTimeTaken extends RequestState {
  /** Up to three times nearby at which both were free. */
  alternatives: Alternative[];
}
