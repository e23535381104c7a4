import type { Instant, WallClock } from './time.js';
import type { Money } from './money.js';
import type { Person } from './people.js';

export type BookingStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'rescheduled';
export type DisplayStatus = 'upcoming' | 'completed' | 'cancelled';
export type CancelledBy = 'student' | 'teacher' | 'payment';
export type ProposalStatus = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';

/** A lesson as the booking service returns it: people are ids. */
export interface LessonRecord {
  id: string;
  agreementId: string;
  studentId: string;
  teacherId: string;
  status: BookingStatus;
  displayStatus: DisplayStatus;
  subject: string;
  moduleId: string | null;
  notes: string;
  startsAt: Instant;
  endsAt: Instant;
  teacherLocal: WallClock;
  teacherTimeZone: string;
  price: Money;
  /** Set while the lesson is waiting for payment. */
  payBy: Instant | null;
  paidAt: Instant | null;
  cancelledBy: CancelledBy | null;
  cancelledAt: Instant | null;
  /** Until then the student may cancel for a full refund. */
  freeCancelUntil: Instant;
  /** Another time that the teacher proposes, until the student responds. */
  proposal: Alternative | null;
  /** The lesson that replaced this one when it was moved. */
  successorId: string | null;
  meetingLink: string | null;
  createdAt: Instant;
  /** @asType integer */
  version: number;
}

/** A lesson in the public API: the gateway adds the two people. */
export interface Lesson extends LessonRecord {
  teacher: Person;
  student: Person;
}

export interface LessonStats {
  /** @asType integer */
  upcomingLessons: number;
  /** @asType integer */
  completedLessons: number;
  /** How many different people the user has, or had, a lesson with. @asType integer */
  uniqueConnections: number;
  /** Minutes of completed lessons / 60, rounded. @asType integer */
  totalHours: number;
}

/** A bookable time. `teacherLocal` is the same hour on the teacher's wall clock. */
export interface Slot {
  startsAt: Instant;
  endsAt: Instant;
  teacherLocal: WallClock;
}

/** A teacher's open times, by day in the requested time zone; days without any are omitted. */
export interface OpenSlots {
  timeZone: string;
  teacherTimeZone: string;
  days: { date: string; slots: Slot[] }[];
}

export interface Alternative {
  startsAt: Instant;
  endsAt: Instant;
}
