import type { Instant } from '../time.js';

/** A teacher's open lesson starts as of `version`: all of the coming days, and the first one on a specific date after them. */
export interface OpeningsState {
  teacherId: string;
  /** @asType integer */
  version: number;
  startsAt: Instant[];
}

/** Students who wait for a teacher's time, each with the first open times, at most three, that were not open before. */
export interface AwaitedOpenings {
  teacherId: string;
  changedAt: Instant;
  waiting: { studentId: string; startsAt: Instant[] }[];
}
