// What the calendar shows of each day.
import { minutesOf } from '@somo/calendar/days';
import type { HoursWindow } from '@somo/contracts/availability';
import type { Lesson } from '@somo/contracts/lessons';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { addDays, weekday } from '../../lib/days';
import { dayOf } from '../../lib/format';
import { onDate, weeklyOn, type Hours } from './hours';

export type DayState = 'available' | 'partly' | 'booked' | 'break';

interface Minutes {
  from: number;
  to: number;
}

/** Returns whether the hours of a day have room for another lesson beside those booked. */
function hasRoom(hours: readonly Minutes[], booked: readonly Minutes[]): boolean {
  const isFree = (start: number) => booked.every(({ from, to }) => to <= start || start + lessonMinutes <= from);
  return hours.some(({ from, to }) =>
    [from, ...booked.map((lesson) => lesson.to)].some((start) => start >= from && start + lessonMinutes <= to && isFree(start)),
  );
}

/** Returns the state of each of the next days that has one: off, booked in part or in whole, or with hours. */
export function calendarDays(
  hours: Hours,
  lessons: readonly Lesson[],
  timeZone: string,
  today: string,
  count: number,
): Map<string, DayState> {
  const minutes = ({ startTime, endTime }: HoursWindow) => ({ from: minutesOf(startTime), to: minutesOf(endTime) });
  const bookedOn = (day: string) => lessons.filter(({ startsAt }) => dayOf(startsAt, timeZone) === day);
  const isOff = (day: string) => hours.breakPeriods.some(({ startDate, endDate }) => startDate <= day && day <= endDate);
  const days = new Map<string, DayState>();
  for (let at = 0; at < count; at++) {
    const day = addDays(today, at);
    const windows = [...weeklyOn(hours, weekday(day)), ...onDate(hours, day)].map(minutes);
    const booked = bookedOn(day).map(({ teacherLocal }) => minutes(teacherLocal));
    if (isOff(day)) days.set(day, 'break');
    else if (booked.length > 0) days.set(day, hasRoom(windows, booked) ? 'partly' : 'booked');
    else if (windows.length > 0) days.set(day, 'available');
  }
  return days;
}
