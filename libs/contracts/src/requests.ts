import type { LearnerOfLesson } from './learners.js';
import type { Alternative, LessonRecord } from './lessons.js';
import type { Money } from './money.js';
import type { Page } from './page.js';
import type { Person } from './people.js';
import type { Instant, WallClock } from './time.js';

export type RequestStatus = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'expired';

/** How requests are listed: 'rejected' includes those that were withdrawn or have expired. */
export const requestTabs = ['pending', 'approved', 'rejected'] as const;
export type RequestTab = (typeof requestTabs)[number];

/**
 * What stands against a pending request, for its teacher: a booked lesson (with its buffer), another pending request, a full day, a break, a
 * time outside the published hours, or one at which another calendar shows the teacher as busy. With a lesson or on a full day it cannot be accepted; the rest is the teacher's choice.
 */
export type RequestConflict = 'lesson' | 'full-day' | 'request' | 'break' | 'outside-hours' | 'busy-elsewhere';

/** A time that a student asks for. */
export interface WishedTime extends Alternative {
  teacherLocal: WallClock;
  /** For its teacher while the request is pending; otherwise empty. */
  conflicts: RequestConflict[];
  /** How many other requests are turned down if the teacher accepts this time; 0 for everyone else. @asType integer */
  turnsDown: number;
}

/** A time that a teacher proposes in answer to a request. */
export interface ProposedTime extends Alternative {
  teacherLocal: WallClock;
}

/**
 * A student's request for a lesson, as the booking service returns it: people are ids. Its own start and end are those of the first wish
 * or, once it is approved, those of the lesson.
 */
export interface RequestRecord extends Alternative {
  id: string;
  studentId: string;
  teacherId: string;
  status: RequestStatus;
  subject: string;
  moduleId: string | null;
  moduleName: string | null;
  /** The learner it is for, if it is not for the student themself, who is then their guardian. */
  learner: LearnerOfLesson | null;
  /** What the student wrote. */
  message: string | null;
  /** The one to three times that the student asks for, the preferred one first. */
  wishes: WishedTime[];
  /** The other times that the teacher proposes, for the student to accept while the request is pending. */
  proposals: ProposedTime[];
  teacherLocal: WallClock;
  teacherTimeZone: string;
  /** The price at which the lesson will be booked. */
  price: Money;
  /** A pending request expires then. */
  expiresAt: Instant;
  /** Why the teacher rejected it, if they said so. */
  rejectReason: string | null;
  /** Rejected because the teacher has accepted another request for this time. */
  timeTaken: boolean;
  /** The lesson that came of it. */
  lessonId: string | null;
  /** Those of the first wish, for its teacher while it is pending; otherwise empty. */
  conflicts: RequestConflict[];
  createdAt: Instant;
  updatedAt: Instant;
}

/** A request in the public API: the gateway adds the two people. */
export interface BookingRequest extends RequestRecord {
  teacher: Person;
  student: Person;
}

export interface RequestRecordPage extends Page<RequestRecord> {
  /** How many requests are pending, whatever is listed. @asType integer */
  pendingCount: number;
  /** The subjects of all requests, sorted. */
  subjects: string[];
}

export interface BookingRequestPage extends Omit<RequestRecordPage, 'items'> {
  items: BookingRequest[];
}

/** Returns whether what was booked is only a request: the teacher accepts each booking. */
export function isRequest<Request extends RequestRecord>(booked: Request | LessonRecord): booked is Request {
  return 'lessonId' in booked;
}
