// Converts weekly hours, such as evenings or Saturday mornings, to ranges of instants.
import { clockChange } from './clock-change.js';
import { dayMs, minuteMs, weekdayOf } from './days.js';
import { mergeRanges, type Range } from './ranges.js';
import { offsetAt } from './zone-offset.js';

/** The same hours on each of some weekdays, by a wall clock. */
export interface WeeklyHours {
  /** 0 = Sunday … 6 = Saturday. */
  weekdays: readonly number[];
  /** Minutes since midnight; the last minute is not part of the hours. */
  fromMinutes: number;
  toMinutes: number;
}

/**
 * Returns when, within a range, a zone's clock shows these hours, in ascending order. An hour that the clock skips is in none of them; one
 * that it repeats is in them both times.
 */
export function weeklyRanges(zone: string, { weekdays, fromMinutes, toMinutes }: WeeklyHours, within: Range): Range[] {
  const ranges: Range[] = [];
  for (let from = within.from; from < within.to;) {
    const to = clockChange(zone, from, within.to)?.at ?? within.to;
    const offset = offsetAt(zone, from);
    for (let day = Math.floor((from + offset) / dayMs); day * dayMs < to + offset; day++) {
      if (!weekdays.includes(weekdayOf(day))) continue;
      const midnight = day * dayMs - offset;
      ranges.push({ from: Math.max(from, midnight + fromMinutes * minuteMs), to: Math.min(to, midnight + toMinutes * minuteMs) });
    }
    from = to;
  }
  return mergeRanges(ranges);
}
