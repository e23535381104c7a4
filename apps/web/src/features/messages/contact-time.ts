import type { Instant } from '@somo/contracts/time';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { dayMs } from '@somo/calendar/days';
import { dayOf, shortDate, timeOf, weekdayName } from '../../lib/format';

/** Returns when a conversation was last written in: a time today, `yesterday`, a weekday within a week, else a date. */
export function contactTime(at: Instant, now: number, zone: string, yesterday: string): string {
  const day = dayOf(at, zone);
  if (day === dayOf(now, zone)) return timeOf(at, zone);
  if (day === dayOf(toInstant(now - dayMs), zone)) return yesterday;
  return now - fromInstant(at) < 7 * dayMs ? weekdayName(at, zone) : shortDate(at, zone);
}
