import type { Alternative, BookingStatus, CancelledBy, ProposalStatus, WeeklyPlace } from '../lessons.js';
import type { Instant } from '../time.js';

/** The public state of a booking, which every event about it carries, with its `version`. */
export interface BookingState {
  bookingId: string;
  /** The first booking's id; a moved lesson keeps it. */
  agreementId: string;
  /** @asType integer */
  version: number;
  studentId: string;
  teacherId: string;
  status: BookingStatus;
  subject: string;
  moduleId: string | null;
  startsAt: Instant;
  endsAt: Instant;
  /** End plus the teacher's buffer: the teacher's next lesson may start then. */
  freeAt: Instant;
  teacherTimeZone: string;
  /** @asType integer */
  priceCents: number;
  payBy: Instant;
  cancelledBy: CancelledBy | null;
  /** Why it was cancelled, or moved to this time. */
  reason?: string | null;
  /** True if the payment is refunded in full. */
  refundDue: boolean;
  /** Whether it has been paid for, as far as booking knows; absent in older events. */
  paid?: boolean;
  /** False until the two sides are notified: a booking that must be paid before it is confirmed. */
  announced: boolean;
  /** On the events of its making: the request that it came of. */
  fromRequest?: string;
  /** Of lessons that were booked together: which of how many it is. Absent in older events, but for 'booking.confirmed'. */
  weekly?: WeeklyPlace;
  /** On 'lesson.completed': how many lessons the two have completed, with this one. Absent in older events. @asType integer */
  lessonsTogether?: number;
  /** Accepted by the teacher's settings, so that the teacher does not know yet. */
  autoAccepted?: boolean;
}

/** A booking that replaces another one of the same agreement. */
export interface RescheduledBooking extends BookingState {
  /** The replaced booking, with its last version. */
  replaces: {
    bookingId: string;
    /** @asType integer */
    version: number;
    startsAt: Instant;
  };
  /** Who moved it: the student, or both by a proposal of the teacher. */
  movedBy?: 'student' | 'teacher' | 'operator';
}

/** A time that one side proposes; the lesson moves only if the other accepts. */
export interface ProposalState {
  proposalId: string;
  bookingId: string;
  agreementId: string;
  /** @asType integer */
  version: number;
  studentId: string;
  teacherId: string;
  subject: string;
  proposedBy: 'student' | 'teacher';
  status: ProposalStatus;
  /** The current start of the lesson. */
  lessonStartsAt: Instant;
  /** All proposed times; `startsAt` and `endsAt` are the first of them. */
  options?: Alternative[];
  /** Why the teacher proposes or withdraws them, or why the student declined. */
  reason?: string | null;
  startsAt: Instant;
  endsAt: Instant;
}
