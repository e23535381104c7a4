// Converts 'free on Tuesday between 5 and 8 PM', in the user's time zone, to a range of instants.
import { hourMs, minuteMs } from '@somo/calendar/days';
import { horizonDays, lessonMinutes } from '@somo/contracts/rules/booking';
import { toInstant, type Instant } from '@somo/contracts/time';
import { addDays } from '../../lib/days';
import { offsetMinutes } from '../../lib/zone';

/** Returns the days that can be searched; anything sooner is within the notice period. */
export function freeDays(today: string): string[] {
  return Array.from({ length: horizonDays }, (_, at) => addDays(today, at + 1));
}

function atHour(day: string, hour: number, zone: string): number {
  const utc = Date.parse(`${day}T00:00:00.000Z`) + hour * hourMs;
  const guess = utc - offsetMinutes(zone, utc) * 60_000;
  return utc - offsetMinutes(zone, guess) * 60_000;
}

/** Returns the range in which lessons lie that start from hour to hour (0 to 24) of a day, by default the whole day. */
export function freeWindow(day: string, zone: string, from = 0, to = 24): { freeFrom: Instant; freeTo: Instant } {
  const start = atHour(day, from, zone);
  const end = atHour(day, to, zone) + lessonMinutes * minuteMs - 1;
  // An hour skipped by a clock change would have no length.
  return { freeFrom: toInstant(start), freeTo: toInstant(Math.max(start + hourMs, end)) };
}
