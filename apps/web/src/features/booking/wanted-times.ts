import type { Instant } from '@somo/contracts/time';

/** The times of day or week that the student searched for. */
export interface WantedTimes {
  /** 'Evenings' */
  text: string;
  includes: (startsAt: Instant) => boolean;
}
