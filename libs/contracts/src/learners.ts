// Children for whom a guardian, who has the account, books lessons.
import type { Instant } from './time.js';

export const ageGroups = ['under-10', '10-12', '13-15', '16-17'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** For whom a lesson is, as they were called when it was booked. Everyone who sees it knows that they are under 18. */
export interface LearnerOfLesson {
  id: string;
  firstName: string;
}

/** What a guardian agreed to when they added a learner. */
export interface LearnerConsent {
  /** Of the wording: each one that was ever shown stays readable. @asType integer */
  version: number;
  givenAt: Instant;
}

/** A learner as their guardian sees them. */
export interface Learner extends LearnerOfLesson {
  ageGroup: AgeGroup;
  consent: LearnerConsent;
}
