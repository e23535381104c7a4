// The free times that people are offered in place of one that is taken.
import { dayMs, minuteMs } from '@somo/calendar/days';
import { openStarts } from '@somo/calendar/open-starts';
import type { HoursState } from '@somo/contracts/events/hours';
import type { Alternative } from '@somo/contracts/lessons';
import { horizonDays, lessonMinutes, lessonTerms } from '@somo/contracts/rules/booking';
import { toInstant } from '@somo/contracts/time';
import { calendarHours } from './agreed-time.js';
import { overlapsAny, type Busy, type BusyOfTwo } from './free-for-both.js';

const maxAlternatives = 3;
const lessonMs = lessonMinutes * minuteMs;
const reachMs = horizonDays * dayMs;
/** How far from a taken time one must know what both people have: the other lessons of the outermost days count too. */
export const nearbyDays = horizonDays + 1;

export interface TakenTime {
  hours: HoursState;
  /** Epoch milliseconds. */
  startsAt: number;
}

/** Returns the times around a taken one at which the teacher is free, nearest first, in epoch milliseconds. `busy`: what the teacher has within `nearbyDays`. */
export function openAround({ hours, startsAt }: TakenTime, busy: Omit<BusyOfTwo, 'student'>, now: number): number[] {
  const span = { now, from: startsAt - reachMs, to: startsAt + reachMs };
  const open = openStarts({ hours: calendarHours(hours), terms: lessonTerms, busy: busy.teacher, outside: busy.outside, ...span });
  return open.filter((at) => at !== startsAt).sort((a, b) => Math.abs(a - startsAt) - Math.abs(b - startsAt));
}

/** Returns the first three of the teacher's open times at which the student is free too. */
export function freeForStudent(open: number[], busy: Busy[]): Alternative[] {
  const free: Alternative[] = [];
  for (const at of open) {
    if (free.length === maxAlternatives) break;
    if (!overlapsAny(busy, at, at + lessonMs)) free.push({ startsAt: toInstant(at), endsAt: toInstant(at + lessonMs) });
  }
  return free;
}

/** Returns up to three times near a taken one that the teacher offers and at which both are free; `busy` is what they have within `nearbyDays`. */
export const alternativesTo = (taken: TakenTime, busy: BusyOfTwo, now: number): Alternative[] =>
  freeForStudent(openAround(taken, busy, now), busy.student);
