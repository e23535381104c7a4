// How much a teacher's hours may hold, and what is wrong with a window of them. Forms and the service use the same rules.
import type { HoursWindow } from '../availability.js';
import { lessonMinutes } from './booking.js';

export const availabilityLimits = { mostPerDay: 24, mostDates: 200, mostBreaks: 100, reasonMax: 200 } as const;

/** What a new teacher has on each day from Monday to Friday who has not said when they teach. */
export const defaultWindows: readonly HoursWindow[] = [
  { startTime: '09:00', endTime: '10:00' },
  { startTime: '10:30', endTime: '11:30' },
  { startTime: '13:00', endTime: '14:00' },
  { startTime: '14:30', endTime: '15:30' },
  { startTime: '16:00', endTime: '17:00' },
];

/** A time of day such as '09:00'. */
export const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/;
/** The end of a window may also be '24:00'. */
export const endTimeForm = /^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export type WindowProblem = 'no-time' | 'ends-first' | 'too-short';

/** Returns what is wrong with a window; undefined if it can hold a lesson. */
export function windowProblem({ startTime, endTime }: HoursWindow): WindowProblem | undefined {
  if (!timeForm.test(startTime) || !endTimeForm.test(endTime)) return 'no-time';
  const minutes = minutesOf(endTime) - minutesOf(startTime);
  if (minutes <= 0) return 'ends-first';
  return minutes < lessonMinutes ? 'too-short' : undefined;
}

/** Returns the first two windows of a day that overlap; undefined if none do. */
export function overlappingWindows<W extends HoursWindow>(windows: readonly W[]): [W, W] | undefined {
  const sorted = windows.toSorted((a, b) => minutesOf(a.startTime) - minutesOf(b.startTime));
  for (const [at, window] of sorted.entries()) {
    const next = sorted[at + 1];
    if (next && minutesOf(next.startTime) < minutesOf(window.endTime)) return [window, next];
  }
  return undefined;
}
