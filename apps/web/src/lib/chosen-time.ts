// The time that somebody enters by date and time of day, as an instant.
import { wallTimeToInstant } from '@somo/calendar/wall-clock';
import { toInstant, type Instant } from '@somo/contracts/time';

export type TimeProblem = 'dateMissing' | 'timeMissing' | 'passed' | 'skipped';

/** Returns the instant of a wall-clock time in a zone, or why there is none. */
export function chosenTime(date: string, time: string, zone: string, now: number): { startsAt: Instant } | { problem: TimeProblem } {
  if (date === '') return { problem: 'dateMissing' };
  if (time === '') return { problem: 'timeMissing' };
  const at = wallTimeToInstant(zone, date, time);
  if (at === undefined) return { problem: 'skipped' };
  return at <= now ? { problem: 'passed' } : { startsAt: toInstant(at) };
}
