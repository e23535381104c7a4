// The time entered as date and time of day, as an instant.
import { wallTimeToInstant } from '@somo/calendar/wall-clock';
import { toInstant, type Instant } from '@somo/contracts/time';

const quarterMinutes = 15;

type TimeProblem = 'dateMissing' | 'timeMissing' | 'quarter' | 'passed' | 'skipped';

type ChosenTime = { startsAt: Instant } | { problem: TimeProblem };

/** Returns the instant of a wall-clock time in a zone, or why there is none. */
export function chosenTime(date: string, time: string, zone: string, now: number): ChosenTime {
  if (date === '') return { problem: 'dateMissing' };
  if (time === '') return { problem: 'timeMissing' };
  if (Number(time.slice(3, 5)) % quarterMinutes !== 0) return { problem: 'quarter' };
  const at = wallTimeToInstant(zone, date, time);
  if (at === undefined) return { problem: 'skipped' };
  return at <= now ? { problem: 'passed' } : { startsAt: toInstant(at) };
}

/** Returns what is wrong with the time of day; a missing date has its own message. */
export function timeProblem(chosen: ChosenTime, time: string): Exclude<TimeProblem, 'dateMissing'> | undefined {
  if (time === '') return 'timeMissing';
  return 'problem' in chosen && chosen.problem !== 'dateMissing' ? chosen.problem : undefined;
}
