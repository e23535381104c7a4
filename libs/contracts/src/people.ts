import type { Instant } from './time.js';
import type { Money } from './money.js';
import type { Duty, OperatorRole, Role } from './caller.js';
import type { ProfileText } from './rules/profile.js';
import type { CheckedDocument } from './rules/verification.js';

/** A person as others see them. */
export interface Person {
  id: string;
  firstName: string;
  lastName: string;
  fullName: string;
  avatarUrl: string | null;
  /** The account has been closed and erased: the names are words in place of them. */
  closed?: true;
}

/** The signed-in user. */
export interface SessionUser extends Person {
  email: string;
  role: Role | null;
  /** Which part of the operators' work is theirs; left out for everyone else. */
  operatorRoles?: OperatorRole[];
  timeZone: string;
  /** How many minutes the time zone is ahead of UTC now, for browsers that do not know it; absent if the server does not either. @asType integer */
  utcOffsetMinutes?: number;
  language: string;
  onboardingCompleted: boolean;
  emailConfirmed: boolean;
  /** What is wanted of them first. */
  duty?: Duty;
  /** There is a notice of an operator's decision to read (`GET /api/me/notices`). */
  hasNotice?: true;
}

export type Level = 'Beginner' | 'Intermediate' | 'Advanced';

export interface ModuleSummary {
  id: string;
  name: string;
  description: string;
  subject: string;
  level: Level;
  /** How many lessons the module has. @asType integer */
  lessonCount: number;
}

export interface ModuleView extends ModuleSummary {
  lessons: { number: number; title: string }[];
}

/** A module as one person sees it. */
export interface MyModule extends ModuleView {
  /** The numbers of the lessons that the person has completed, in order; empty for those who do not learn. */
  completedLessons: number[];
}

/** What a card in the teacher list shows. */
export interface TeacherCard extends Person {
  country: string | null;
  timeZone: string;
  /** How many minutes the time zone is ahead of UTC now, for browsers that do not know it; absent if the server does not either. @asType integer */
  utcOffsetMinutes?: number;
  subjects: string[];
  specialties: string[];
  languages: string[];
  gradeLevels: string[];
  /** The first line of the bio, at most 120 characters and an ellipsis. */
  headline: string | null;
  /** @asType integer */
  hourlyRateCents: number | null;
  averageRating: number | null;
  /** @asType integer */
  reviewsCount: number;
  /** Completed lessons, without those that were refunded in full after a problem. @asType integer */
  lessonsTaught: number;
  /** Half of the last requests were answered within as many minutes; null before the fifth. @asType integer */
  answerMinutes: number | null;
  /** Operators have checked the identity, and that still counts. */
  isVerified: boolean;
  /** null too for a teacher who does not share free times. */
  nextFreeAt: Instant | null;
  /** In a search: the first open times that it asks for, at most three; left out elsewhere. */
  nextTimes?: Instant[];
  sharesAvailability: boolean;
  /** The day on which the teacher takes new bookings again, by their clock, such as 2030-01-31; left out unless they have paused them. Nobody finds them in a search before. */
  pausedUntil?: string;
}

export interface TeacherProfile extends Record<ProfileText, string | null>, TeacherCard {
  /** Only people who have had a lesson with the teacher can book one; left out where anybody can. */
  onlyKnownStudents?: true;
  introVideoUrl: string | null;
  modules: ModuleSummary[];
  /** What operators have checked and still counts; left out if nothing does. */
  checked?: CheckedDocument[];
}

/** The caller's own profile (`GET /api/me/profile`). */
export interface MyProfile extends TeacherProfile {
  role: Role;
  hourlyRate: Money | null;
  contactNumber: string | null;
  interests: string[];
}
