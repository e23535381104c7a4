import { dayNumber, hourMs, minutesOf, timeOf } from '@somo/calendar/days';
import type { Range } from '@somo/calendar/ranges';
import { startOfDay, wallTimeAt } from '@somo/calendar/wall-clock';
import type { HoursWindow } from '@somo/contracts/availability';

/** Returns the parts of busy times that are on a day of a zone's calendar, from an hour on. */
export function busyOn(day: string, zone: string, busy: readonly Range[], firstHour: number): HoursWindow[] {
  const [from, to] = [startOfDay(zone, dayNumber(day)), startOfDay(zone, dayNumber(day) + 1)];
  const first = firstHour * 60;
  return busy.flatMap((range) => {
    if (range.to <= from || range.from >= to) return [];
    const startsAt = range.from <= from ? 0 : minutesOf(wallTimeAt(zone, range.from).time);
    const endsAt = range.to >= to ? (24 * hourMs) / 60_000 : minutesOf(wallTimeAt(zone, range.to).time);
    return endsAt > Math.max(startsAt, first) ? [{ startTime: timeOf(Math.max(startsAt, first)), endTime: timeOf(endsAt) }] : [];
  });
}
