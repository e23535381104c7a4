import type { Role } from './caller.js';
import type { LessonRecord } from './lessons.js';
import type { Person } from './people.js';
import type { Instant } from './time.js';

/** What an account is for, to those who list accounts; `none` before onboarding. */
export const accountRoles = ['student', 'teacher', 'admin', 'none'] as const;
export type AccountRole = (typeof accountRoles)[number];

export const accountStandings = ['restricted', 'suspended'] as const;
export type AccountStanding = (typeof accountStandings)[number];

/** An account as operators find it; it has no name before onboarding. */
export interface FoundAccount extends Person {
  email: string;
  role: Role | null;
  suspended: boolean;
  restricted: boolean;
  createdAt: Instant;
  /** The identity of this teacher is checked; absent where that could not be asked. */
  verified?: boolean;
}

/** A lesson as operators list it. */
export interface OperatorLesson extends Pick<LessonRecord, 'id' | 'subject' | 'startsAt' | 'endsAt' | 'status' | 'displayStatus'> {
  student: Person;
  teacher: Person;
}

/** What one search by an operator finds: a lesson by its ID or receipt number, or people and their latest lessons. */
export interface OperatorSearch {
  people: FoundAccount[];
  lessons: OperatorLesson[];
}
