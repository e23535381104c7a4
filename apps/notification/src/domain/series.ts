// Lessons that were booked together, of which one notification tells.
import type { Instant } from '@somo/contracts/time';

export interface SeriesLesson {
  bookingId: string;
  startsAt: Instant;
}

export interface Series {
  /** How many were booked together. */
  of: number;
  /** Those that it is about, the earliest first. */
  lessons: SeriesLesson[];
  /** Of a payment: those that are still to be paid. */
  unpaid?: SeriesLesson[];
}

/** What happened to one of them. */
export interface SeriesNews {
  agreementId: string;
  studentId: string;
  teacherId: string;
  /** How many were booked together. */
  of: number;
  amountCents: number;
  /** Whether the teacher has been told of the booking. */
  teacherKnows: boolean;
}
