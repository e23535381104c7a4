import type { BookingStatus, CancelledBy, ProposalStatus } from '../lessons.js';
import type { Instant } from '../time.js';

/** The small whole of a booking: every event about it carries this, with its `version`. */
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
  /** True when what was paid goes back in full. */
  refundDue: boolean;
  /** False while nobody has been told of it: a booking that waits for its payment before it is confirmed. */
  announced: boolean;
}

/** A booking that took the place of another of the same agreement. */
export interface RescheduledBooking extends BookingState {
  /** The booking that no longer stands, with its last version. */
  replaces: {
    bookingId: string;
    /** @asType integer */
    version: number;
    startsAt: Instant;
  };
}

/** Another time that one side asks for; nothing moves until the other accepts. */
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
  /** When the lesson is as long as it does not move. */
  lessonStartsAt: Instant;
  startsAt: Instant;
  endsAt: Instant;
}
