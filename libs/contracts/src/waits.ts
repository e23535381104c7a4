import type { Page } from './page.js';
import type { Person } from './people.js';
import type { Instant } from './time.js';

/** A student is told when a teacher has time. */
export interface WaitRecord {
  teacherId: string;
  /** 0 is Sunday; null: any day. */
  weekdays: number[] | null;
  /** Lessons that start at this time of day or later, and before `toTime`, by the clock of the student; null: at any time. */
  fromTime: string | null;
  toTime: string | null;
  createdAt: Instant;
  endsAt: Instant;
}

export interface Wait extends WaitRecord {
  teacher: Person;
}

export type WaitList = Page<Wait>;
