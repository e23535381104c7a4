// The times at which a teacher must be free: one window, or hours of some days of the week.
import { dayMs, minutesOf } from '@somo/calendar/days';
import type { Range } from '@somo/calendar/ranges';
import { weeklyRanges, type WeeklyHours } from '@somo/calendar/weekly-ranges';
import { refuse } from '@somo/contracts/refusals';
import type { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';
import { horizonDays } from '@somo/contracts/rules/booking';
import { dayParts } from '@somo/contracts/rules/search';
import { earliestStart } from './earliest-start.js';
import { freeWindow } from './free-window.js';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const weekend = [0, 6];

/** Returns the ranges that a lesson may start in, ascending; null for any time. A window without an end lasts for ever. */
export function wishedTimes(search: FindTeachersQuery, now: number): Range[] | null {
  const window = freeWindow(search, now);
  const { from = earliestStart(now), to = null } = window ?? {};
  const hours = weeklyHours(search);
  if (!hours) return window && [{ from, to: to === null ? Infinity : to + 1 }];
  // one day more than the horizon, because days begin earlier in other time zones
  const horizon = now + (horizonDays + 1) * dayMs;
  const ranges = weeklyRanges(hours.timeZone, hours, { from, to: to === null ? horizon : Math.min(to + 1, horizon) });
  if (ranges.length === 0)
    throw refuse('invalid-input', { errors: { weekdays: ['These hours do not occur between freeFrom and freeTo'] } });
  return ranges;
}

function weeklyHours(search: FindTeachersQuery): (WeeklyHours & { timeZone: string }) | null {
  const { hours, weekdays, fromTime, toTime, timeZone } = search;
  if (hours === undefined && weekdays === undefined && fromTime === undefined && toTime === undefined) return null;
  const part = hours && dayParts[hours];
  const days = hours === 'weekends' ? weekend : everyDay;
  const chosen = weekdays === undefined ? days : days.filter((day) => weekdays.includes(String(day)));
  const fromMinutes = fromTime === undefined ? (part?.fromMinutes ?? 0) : minutesOf(fromTime);
  const toMinutes = toTime === undefined ? (part?.toMinutes ?? minutesOf('24:00')) : minutesOf(toTime);
  const wrong: Record<string, string[]> = {};
  if (hours !== undefined && hours !== 'weekends' && (fromTime !== undefined || toTime !== undefined))
    wrong['hours'] = ['Send either hours, or fromTime and toTime'];
  else if (toMinutes <= fromMinutes)
    wrong['toTime'] = ['toTime must be later than fromTime; hours past midnight belong to the next day, so search for them separately'];
  if (chosen.length === 0) wrong['weekdays'] = ['weekdays must include Saturday (6) or Sunday (0) with hours=weekends'];
  if (timeZone === undefined) wrong['timeZone'] = ['timeZone is required with hours, weekdays, fromTime and toTime'];
  if (timeZone === undefined || Object.keys(wrong).length > 0) throw refuse('invalid-input', { errors: wrong });
  return { weekdays: chosen, fromMinutes, toMinutes, timeZone };
}
