import type { BookingStatus, CancelledBy } from '../lessons.js';
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
}
