// People who have lessons with each other, from the view of either side.
import type { LearnerOfLesson } from './learners.js';
import type { Page } from './page.js';
import type { Person } from './people.js';
import type { Instant } from './time.js';

/** How a teacher's students are listed: those with a lesson to come, or those who joined in the last 30 days. */
export const studentTabs = ['all', 'upcoming', 'new'] as const;
export type StudentTab = (typeof studentTabs)[number];

/** A lesson to come, in short. */
export interface ComingLesson {
  id: string;
  subject: string;
  startsAt: Instant;
  endsAt: Instant;
}

/** Somebody with whom the caller has or had lessons; `id` is theirs. */
export interface Acquaintance {
  id: string;
  /** Of their lessons with the caller, sorted. */
  subjects: string[];
  /** For whom they book these lessons, besides themself. */
  learners: LearnerOfLesson[];
  /** @asType integer */
  completedLessons: number;
  /** The start of the latest completed lesson. */
  lastLessonAt: Instant | null;
  /** One in progress counts too. */
  nextLesson: ComingLesson | null;
  /** When their first lesson with the caller was booked. */
  joinedAt: Instant;
}

/** A teacher of the caller. */
export interface AcquaintedTeacher extends Acquaintance {
  /** The day on which the teacher takes new bookings again, by their clock; left out unless they have paused them. */
  pausedUntil?: string;
  /** The latest lesson that was completed and paid. */
  lastPaid: PaidLesson | null;
}

export interface PaidLesson {
  id: string;
  agreementId: string;
  subject: string;
  startsAt: Instant;
  paidAt: Instant;
  status: 'completed';
}

/** A list of them: the soonest next lesson first, then the latest lesson. */
export interface AcquaintancePage<One extends Acquaintance = Acquaintance> extends Page<One> {
  /** How many there are in all, whatever is listed. @asType integer */
  total: number;
  /** The subjects of all of them, sorted. */
  subjects: string[];
}

export interface StudentNote {
  id: string;
  text: string;
  createdAt: Instant;
}

/** A student as booking shows them to one of their teachers. */
export interface StudentRecord extends Acquaintance {
  /** null if the student hides their profile from teachers. */
  email: string | null;
  /** What the student writes about themself; null if there is nothing, or the student hides their profile. */
  about: string | null;
  /** Empty if the student hides their profile. */
  interests: string[];
  /** The next ones with this teacher, at most five. */
  upcomingLessons: ComingLesson[];
  /** The teacher's own, which nobody else reads, newest first. */
  notes: StudentNote[];
}

/** A student or a teacher in the public API: the gateway adds the names. */
export type KnownPerson = Acquaintance & Person;
export type Student = StudentRecord & Person;

/** A teacher in the public API. */
export interface KnownTeacher extends Omit<AcquaintedTeacher, 'lastPaid'>, Person {
  /** The latest completed lesson, if it was paid and can still be reviewed. */
  toRate?: Pick<PaidLesson, 'id' | 'subject' | 'startsAt'>;
}

export interface KnownTeacherPage extends Omit<AcquaintancePage, 'items'> {
  items: KnownTeacher[];
}

export interface KnownPersonPage extends Omit<AcquaintancePage, 'items'> {
  items: KnownPerson[];
}
