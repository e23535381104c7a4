import { minutesOf, weekdayOf } from '@somo/calendar/days';
import { dayAt, wallTimeAt } from '@somo/calendar/wall-clock';

/** The hours in which a student wants a lesson, by their own clock. */
export interface WishedHours {
  weekdays: number[] | null;
  fromTime: string | null;
  toTime: string | null;
  timeZone: string;
}

/** Returns whether a lesson that starts at this instant is within the hours. */
export function isAwaited(at: number, { weekdays, fromTime, toTime, timeZone }: WishedHours): boolean {
  if (weekdays && !weekdays.includes(weekdayOf(dayAt(timeZone, at)))) return false;
  const minutes = minutesOf(wallTimeAt(timeZone, at).time);
  return minutes >= minutesOf(fromTime ?? '00:00') && minutes < minutesOf(toTime ?? '24:00');
}
