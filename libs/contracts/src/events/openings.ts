import type { Instant } from '../time.js';

/** All open lesson starts of a teacher in the coming days, as of `version`. */
export interface OpeningsState {
  teacherId: string;
  /** @asType integer */
  version: number;
  startsAt: Instant[];
}
