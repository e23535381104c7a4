import type { Instant } from '../time.js';

/** What a teacher teaches, and at which price; the state with the highest version is the current one. */
export interface TermsState {
  teacherId: string;
  /** @asType integer */
  version: number;
  /** Onboarded, rate set, a subject chosen, neither closed nor suspended. */
  available: boolean;
  hourlyRateCents: number | null;
  subjects: string[];
  modules: { id: string; subject: string; name: string }[];
  /** New lessons can be neither booked nor asked for before `endsAt`, when the day `until` begins for the teacher; left out where they can. */
  pause?: { until: string; endsAt: Instant };
}
