// What the calendar shows of each day.
import type { Lesson } from '@somo/contracts/lessons';
import { addDays, weekday } from '../../lib/days';
import { dayOf } from '../../lib/format';
import { onDate, weeklyOn, type Hours } from './hours';

export type DayState = 'available' | 'booked' | 'break';

/** Returns the state of each of the next days that has one: off, with a booked lesson, or with hours. */
export function calendarDays(
  hours: Hours,
  lessons: readonly Lesson[],
  timeZone: string,
  today: string,
  count: number,
): Map<string, DayState> {
  const booked = new Set(lessons.map(({ startsAt }) => dayOf(startsAt, timeZone)));
  const isOff = (day: string) => hours.breakPeriods.some(({ startDate, endDate }) => startDate <= day && day <= endDate);
  const days = new Map<string, DayState>();
  for (let at = 0; at < count; at++) {
    const day = addDays(today, at);
    if (isOff(day)) days.set(day, 'break');
    else if (booked.has(day)) days.set(day, 'booked');
    else if (weeklyOn(hours, weekday(day)).length > 0 || onDate(hours, day).length > 0) days.set(day, 'available');
  }
  return days;
}
