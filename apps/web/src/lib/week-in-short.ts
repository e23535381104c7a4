// The hours of a week in as few lines as say them all.
import type { HoursWindow } from '@somo/contracts/availability';
import { listText, parted, shortDayText, wallTime } from './format';

/** Weekdays in a row with the same hours; 0 is Sunday. */
interface DaysAlike {
  firstDay: number;
  lastDay: number;
  hours: HoursWindow[];
}

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

/** Returns the hours of the days of a week, Monday first, days in a row that are alike as one; windows that follow each other are one. */
export function weekInShort(slots: readonly (HoursWindow & { day: number })[]): DaysAlike[] {
  const found: DaysAlike[] = [];
  for (const day of mondayFirst) {
    const hours = joined(slots.filter((slot) => slot.day === day));
    const last = found.at(-1);
    const follows = last !== undefined && (last.lastDay + 1) % 7 === day;
    if (hours.length === 0) continue;
    if (follows && JSON.stringify(last.hours) === JSON.stringify(hours)) last.lastDay = day;
    else found.push({ firstDay: day, lastDay: day, hours });
  }
  return found;
}

function joined(slots: readonly HoursWindow[]): HoursWindow[] {
  const windows: HoursWindow[] = [];
  for (const { startTime, endTime } of slots.toSorted((a, b) => a.startTime.localeCompare(b.startTime))) {
    const last = windows.at(-1);
    if (last?.endTime === startTime) last.endTime = endTime;
    else windows.push({ startTime, endTime });
  }
  return windows;
}

/** Returns 'Mon–Fri' or 'Sat'. */
export function daysText({ firstDay, lastDay }: Pick<DaysAlike, 'firstDay' | 'lastDay'>): string {
  const [first, last] = [firstDay, lastDay].map((day) => shortDayText(`2023-01-0${day + 1}`));
  return firstDay === lastDay ? String(first) : `${first}–${last}`;
}

/** Returns '9:00 AM – 10:00 AM'. */
export const windowText = ({ startTime, endTime }: HoursWindow): string => `${wallTime(startTime)} – ${wallTime(endTime)}`;

/** Returns the same as short as can be: '9–10 AM', '11 AM–12 PM', '10:30–11:30 AM'. */
export function shortWindowText({ startTime, endTime }: HoursWindow): string {
  const [start, end] = [parted(wallTime(startTime)), parted(wallTime(endTime))];
  const text = ({ clock, half }: typeof start) => (half === '' ? clock : `${clock.replace(/:00$/, '')} ${half}`);
  return `${start.half === end.half ? text(start).replace(` ${start.half}`, '') : text(start)}–${text(end)}`;
}

/** Returns '9–10 AM, 1–2 PM'. */
export const windowsText = (windows: readonly HoursWindow[]): string => listText(windows.map(shortWindowText));
