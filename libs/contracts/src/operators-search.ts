import type { Role } from './caller.js';
import type { LessonRecord } from './lessons.js';
import type { Person } from './people.js';

/** An account as operators find it; it has no name before onboarding. */
export interface FoundAccount extends Person {
  email: string;
  role: Role | null;
  suspended: boolean;
  restricted: boolean;
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
