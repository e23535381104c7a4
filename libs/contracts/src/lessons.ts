import type { Instant, WallClock } from './time.js';
import type { LearnerOfLesson } from './learners.js';
import type { Money } from './money.js';
import type { Person } from './people.js';
import type { ReportedProblem } from './problems.js';
import type { PaymentOfLesson } from './receipts.js';
import type { LessonReview } from './reviews.js';

export type BookingStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'rescheduled';
export type DisplayStatus = 'upcoming' | 'completed' | 'cancelled';
export type CancelledBy = 'student' | 'teacher' | 'payment' | 'operator';
export type ProposalStatus = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';

/** A text that someone wrote about a lesson. It belongs to the agreement, so it follows a lesson that moves. */
export interface LessonText {
  text: string;
  updatedAt: Instant;
}

/** One of several lessons that were booked together; each is paid, moved and cancelled by itself. */
export interface WeeklyPlace {
  /** The same for all of them. */
  seriesId: string;
  /** @asType integer */
  at: number;
  /** @asType integer */
  of: number;
}

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
  /** The module's name when it was booked. */
  moduleName: string | null;
  /** The learner it is for, if it is not for the student themself, who is then their guardian. */
  learner: LearnerOfLesson | null;
  /** The lesson notes; while there are none, 'Module: ' and the module's name, if one was booked. */
  notes: string;
  /** What the teacher wrote about the lesson for both participants. null for operators and services: they know only that it exists. */
  lessonNotes: LessonText | null;
  /** The reader's own notes, which no one else can read. */
  myNotes: LessonText | null;
  /** The latest problem that the reader reported with this lesson. */
  myProblem: ReportedProblem | null;
  startsAt: Instant;
  endsAt: Instant;
  /** From then on its teacher can be booked again: its end, and the buffer of when it was booked. */
  freeAt: Instant;
  teacherLocal: WallClock;
  teacherTimeZone: string;
  price: Money;
  /** Set while the lesson is waiting for payment. */
  payBy: Instant | null;
  paidAt: Instant | null;
  cancelledBy: CancelledBy | null;
  cancelledAt: Instant | null;
  /** Why it was cancelled, if they said so. */
  cancelReason: string | null;
  /** If the lesson was moved here: from when, by whom, and why, if they said so. */
  moved: { from: Instant; by: 'student' | 'teacher' | 'operator' | null; reason: string | null } | null;
  /** If the lesson was moved away: the start of the one that replaced it. */
  movedTo: Instant | null;
  /** Until then the student may cancel for a full refund. */
  freeCancelUntil: Instant;
  /** The other times that the teacher proposes, until the student responds. */
  proposal: Proposed | null;
  /** Set while the student has declined the latest proposal, with the reason they gave. */
  declinedProposal: { reason: string | null } | null;
  /** The lesson that replaced this one when it was moved. */
  successorId: string | null;
  meetingLink: string | null;
  /** Of lessons that were booked together, once a week: which of how many it is. */
  weekly?: WeeklyPlace;
  /** How often it has been moved or cancelled; left out if never. @asType integer */
  sequence?: number;
  createdAt: Instant;
  /** @asType integer */
  version: number;
}

/** A lesson in the public API: the gateway adds the two people and the payment. */
export interface Lesson extends LessonRecord {
  teacher: Person;
  student: Person;
  /** The payment of a lesson that is paid; null for others, and where payments do not answer. */
  payment: PaymentOfLesson | null;
  /** Set if the lesson is paid, but payments do not answer. */
  paymentUnavailable?: true;
  /** What its student said about a completed lesson; null if nothing yet, absent where catalog does not answer. */
  review?: LessonReview | null;
  /** The stars of the review. @asType integer */
  myRating?: number;
}

export interface LessonCounts {
  /** @asType integer */
  upcomingLessons: number;
  /** @asType integer */
  completedLessons: number;
  /** How many different people the user has, or had, a lesson with. @asType integer */
  uniqueConnections: number;
  /** Minutes of completed lessons / 60, rounded. @asType integer */
  totalHours: number;
}

/** A module of which a student has lessons, booked or completed. */
export interface TakenModule {
  moduleId: string;
  /** As it was called when the latest of them was booked. */
  name: string;
  subject: string;
  /** How many lessons of it the student has completed. @asType integer */
  completedLessons: number;
  /** How many are still to come. @asType integer */
  upcomingLessons: number;
}

/** The figures of the caller's lessons. Null: a student has none, a teacher none yet, or its service does not answer. */
export interface LessonStats extends LessonCounts {
  /** A teacher's, all-time. */
  totalEarningsCents: number | null;
  /** A teacher's. */
  averageRating: number | null;
}

/** Which rule offers a start to students, or withholds it; 'buffer': it is too close to a booked lesson; 'busy-elsewhere': the teacher is busy in another calendar. */
export type SlotRule = 'open' | 'past' | 'booked' | 'buffer' | 'break' | 'busy-elsewhere' | 'notice' | 'horizon' | 'full-day';

/** A bookable time. `teacherLocal` is the same hour on the teacher's wall clock. */
export interface Slot {
  startsAt: Instant;
  endsAt: Instant;
  teacherLocal: WallClock;
  /** With `explain=true`, where times that students cannot book are listed too. */
  why?: SlotRule;
}

/** Why a lesson cannot be on one of the dates of a weekly time. */
export type NotWeekly = 'break' | 'not-offered' | 'booked' | 'own-lesson' | 'full-day';

/** The dates of a weekly time, with what stands in the way of those that cannot be booked. */
export interface WeeklyTimes {
  teacherTimeZone: string;
  /** Empty where weekly lessons cannot be booked: for who has not had a lesson with the teacher, outside of regular hours, or where the teacher accepts each booking. */
  dates: (Alternative & { why?: NotWeekly })[];
}

/** A teacher's open times, by day in the requested time zone; days without any are omitted. */
export interface OpenSlots {
  timeZone: string;
  teacherTimeZone: string;
  /** False if the teacher accepts each booking: booking a time only requests it. Absent from answers about one's own times. */
  instantBooking?: boolean;
  /** True, without any days, for visitors of a teacher who shares free times with signed-in people only. */
  membersOnly?: boolean;
  /** Set, without any days, while the teacher takes no new bookings: the day on which that ends. */
  pausedUntil?: string;
  days: { date: string; slots: Slot[] }[];
  /** The first open time after the listed days on a specific date, however far ahead; omitted if there is none. */
  nextDateAt?: Instant;
}

/** Times that a teacher proposes instead of the lesson's; its own start and end are those of the first one. */
export interface Proposed extends Alternative {
  options: Alternative[];
  reason: string | null;
}

export interface Alternative {
  startsAt: Instant;
  endsAt: Instant;
}
