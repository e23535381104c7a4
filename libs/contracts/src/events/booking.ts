import type { BookingStatus, CancelledBy, ProposalStatus } from '../lessons.js';
import type { Instant } from '../time.js';

/** The public state of a booking: every event about it carries all of this, with its `version`. */
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
  /** True when the full amount paid is refunded. */
  refundDue: boolean;
  /** False while nobody has been notified: a booking that is waiting for payment before it is confirmed. */
  announced: boolean;
}

/** A booking that replaced another one of the same agreement. */
export interface RescheduledBooking extends BookingState {
  /** The booking that was replaced, with its last version. */
  replaces: {
    bookingId: string;
    /** @asType integer */
    version: number;
    startsAt: Instant;
  };
}

/** Another time that one side proposes; nothing moves until the other side accepts. */
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
  /** When the lesson starts unless it is moved. */
  lessonStartsAt: Instant;
  startsAt: Instant;
  endsAt: Instant;
}
