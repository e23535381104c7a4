// Calendar days as 'YYYY-MM-DD' text: arithmetic without time zones or clocks.
import { dayMs } from '@somo/calendar/days';
import { firstWeekday } from './format';

const toMs = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  return toDay(toMs(day) + days * dayMs);
}

/** 0 is Sunday. */
export function weekday(day: string): number {
  return new Date(toMs(day)).getUTCDay();
}

/** Returns the month of a day as 'YYYY-MM', shifted by `move` months. */
export function monthOf(day: string, move = 0): string {
  const date = new Date(toMs(`${day.slice(0, 7)}-01`));
  date.setUTCMonth(date.getUTCMonth() + move);
  return toDay(date.getTime()).slice(0, 7);
}

/** Returns the same day of another month, or that month's last day if it is shorter: '2030-01-31' → '2030-02-28' */
export function addMonths(day: string, months: number): string {
  const wanted = `${monthOf(day, months)}${day.slice(7)}`;
  const last = addDays(`${monthOf(day, months + 1)}-01`, -1);
  return wanted < last ? wanted : last;
}

/** Returns how many days of its week are before a day, in the language of the page. */
export const daysIntoWeek = (day: string): number => (weekday(day) - firstWeekday() + 7) % 7;

/** Returns weekdays in the order of a list of them: as the week begins, but Monday first where it begins on Sunday, so that the weekend stays whole. */
export function inWeek(days: readonly number[]): number[] {
  const place = (day: number) => (day - (firstWeekday() || 1) + 7) % 7;
  return [...days].sort((a, b) => place(a) - place(b));
}

/** Returns the week of a day, as the language of the page begins it. */
export function weekOf(day: string): string[] {
  const first = addDays(day, -daysIntoWeek(day));
  return Array.from({ length: 7 }, (_, at) => addDays(first, at));
}

/** Returns the weeks of a month, padded with days of the neighboring months. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -daysIntoWeek(first));
  const next = `${monthOf(first, 1)}-01`;
  const weeks: string[][] = [];
  for (let day = start; day < next; day = addDays(day, 7)) weeks.push(weekOf(day));
  return weeks;
}
