// What a teacher's hours may be; each error names the part it is about.
import { minutesOf } from '@somo/calendar/days';
import type { Window } from '@somo/calendar/teaching-hours';
import type { Availability } from '@somo/contracts/availability';
import { isDateText } from '@somo/contracts/time';

export type NewHours = Pick<Availability, 'recurringSlots' | 'specificDates' | 'breakPeriods'>;

const mostPerDay = 24;
const mostDates = 366;
const mostBreaks = 100;
const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/;

const isWindow = ({ startTime, endTime }: Window) =>
  timeForm.test(startTime) && (timeForm.test(endTime) || endTime === '24:00') && minutesOf(startTime) < minutesOf(endTime);

const overlap = (a: Window, b: Window) => minutesOf(a.startTime) < minutesOf(b.endTime) && minutesOf(b.startTime) < minutesOf(a.endTime);

/** Returns whether the windows of one day are times of day in order, and none overlaps another. */
function areHours(windows: readonly Window[]): boolean {
  const isFree = (window: Window, at: number) => !windows.slice(at + 1).some((other) => overlap(window, other));
  return windows.length <= mostPerDay && windows.every(isWindow) && windows.every(isFree);
}

/** Returns the errors by field; none if the hours can be kept. */
export function checkAvailability({ recurringSlots, specificDates, breakPeriods }: NewHours): Record<string, string[]> {
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  const week = weekdays.map((day) => recurringSlots.filter((slot) => slot.day === day));
  const inWeek = week.reduce((count, slots) => count + slots.length, 0);
  const dates = specificDates.map(({ date }) => date);
  const errors: Record<string, string[]> = {};
  if (inWeek !== recurringSlots.length || !week.every(areHours))
    errors['recurringSlots'] = ["Hours of a day need a start and a later end, such as 09:00 to 17:00, and can't overlap"];
  if (
    dates.length > mostDates ||
    new Set(dates).size !== dates.length ||
    !specificDates.every(({ date, timeSlots }) => isDateText(date) && areHours(timeSlots))
  )
    errors['specificDates'] = ["Each date can be given once, with hours that can't overlap"];
  const isBreak = ({ startDate, endDate }: NewHours['breakPeriods'][number]) =>
    isDateText(startDate) && isDateText(endDate) && startDate <= endDate;
  if (breakPeriods.length > mostBreaks || !breakPeriods.every(isBreak))
    errors['breakPeriods'] = ["A break needs a first day and a last day that isn't earlier"];
  return errors;
}
