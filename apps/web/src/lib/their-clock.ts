// The same moment on the clock of the other person, where it reads differently.
import type { Instant } from '@somo/contracts/time';
import { dayOf, shortDayText, timeOf } from './format';

/** The other person, by whose clock a time is shown too. */
export interface Their {
  name: string;
  zone: string;
}

/** Returns the time there, and the weekday if it is another day than here; null if both clocks read the same. */
export function theirClock(at: Instant, theirZone: string, zone: string): { time: string; day: string | null } | null {
  const [mine, theirs] = [dayOf(at, zone), dayOf(at, theirZone)];
  const time = timeOf(at, theirZone);
  if (mine === theirs && time === timeOf(at, zone)) return null;
  return { time, day: mine === theirs ? null : shortDayText(theirs) };
}
