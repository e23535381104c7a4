import { dayNumber } from '@somo/calendar/days';
import { dayAt, startOfDay } from '@somo/calendar/wall-clock';
import { pauseDaysMax } from '@somo/contracts/rules/pause';
import { refuseProblems } from '@somo/contracts/rules/refuse-problems';

/** What a profile says of a pause. */
interface Paused {
  /** The day on which it ends, by the clock of the profile's zone; null: there is none. */
  pausedUntil: string | null;
  timeZone: string;
}

/** Returns when a pause ends, in epoch milliseconds: as its last day begins, or rather the first one after it. */
export const pauseEnd = (until: string, timeZone: string): number => startOfDay(timeZone, dayNumber(until));

/** Returns the day until which nobody can book; null if anybody can, even if the pause that is over has not been swept away yet. */
export function pauseAt({ pausedUntil, timeZone }: Paused, now: number): string | null {
  return pausedUntil !== null && pauseEnd(pausedUntil, timeZone) > now ? pausedUntil : null;
}

/** Refuses a day that is not to come, or too far ahead. */
export function checkPause(until: string, timeZone: string, now: number): void {
  const today = dayAt(timeZone, now);
  const day = dayNumber(until);
  const last = today + pauseDaysMax;
  refuseProblems({
    until: day <= today ? 'Choose a day after today.' : day > last ? `Choose a day within ${pauseDaysMax} days.` : undefined,
  });
}
