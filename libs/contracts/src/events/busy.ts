import type { Instant } from '../time.js';

/**
 * When a teacher is busy in calendars elsewhere, as one list without overlaps, some three months ahead; the list with the highest version is
 * the current one. A gap that is too short for a lesson counts as busy.
 */
export interface BusyState {
  teacherId: string;
  /** @asType integer */
  version: number;
  ranges: readonly { startsAt: Instant; endsAt: Instant }[];
}

/** A booked lesson during which its teacher is busy in a calendar elsewhere: it takes place unless one of the two cancels it. */
export interface BusyClash {
  bookingId: string;
  teacherId: string;
  /** null for a lesson booked in a version that did not pass it on. */
  studentId: string | null;
  subject: string | null;
  startsAt: Instant;
}

/** A calendar elsewhere that could not be read for a day. */
export interface CalendarFailure {
  calendarId: string;
  teacherId: string;
  /** Of its address. */
  host: string;
  failingSince: Instant;
  /** When its busy times stop counting. */
  keptUntil: Instant;
}
