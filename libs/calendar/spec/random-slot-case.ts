// Random teachers, students and days; about half of the cases fall around a day when the teacher's clocks change.
import { Temporal } from 'temporal-polyfill';
import { addDays, dateOf, dayMs, dayNumber, minuteMs, timeOf } from '../src/days.js';
import type { BusyLesson } from '../src/open-starts.js';
import type { Window } from '../src/teaching-hours.js';
import type { SlotCase } from './temporal-slots.js';

export type Random = () => number;

export const zones = Intl.supportedValuesOf('timeZone');
const lengths = [30, 45, 60, 90];

/** mulberry32: the same seed yields the same cases. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function upTo(random: Random, most: number): number {
  return Math.floor(random() * (most + 1));
}

function anyZone(random: Random): string {
  return zones[upTo(random, zones.length - 1)] as string;
}

/** Returns an instant, usually of the next five years, which people book in, and otherwise one from 1971 to 2040. */
export function anyMoment(random: Random): number {
  const now = Date.now();
  const [from, to] = random() < 0.8 ? [now, now + 5 * 366 * dayMs] : [Date.UTC(1971, 0, 1), Date.UTC(2040, 0, 1)];
  return Math.floor(from + random() * (to - from));
}

/** Returns the next clock change after an instant, or the instant itself if no change follows. */
export function nextChange(zone: string, at: number): number {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).getTimeZoneTransition('next')?.epochMilliseconds ?? at;
}

export function randomSlotCase(random: Random, timeZone: string): SlotCase {
  const moment = anyMoment(random);
  return slotCaseAround(random, timeZone, random() < 0.5 ? nextChange(timeZone, moment) : moment);
}

/** Returns a case whose days are those around an instant. */
export function slotCaseAround(random: Random, timeZone: string, target: number): SlotCase {
  const lessonMinutes = lengths[upTo(random, lengths.length - 1)] as number;
  const day = Math.floor(target / dayMs) + upTo(random, 2) - 1;
  const bufferMinutes = upTo(random, 12) * 5;
  const fromDate = dateOf(day - upTo(random, 1));
  return {
    hours: {
      timeZone,
      recurringSlots: Array.from({ length: upTo(random, 9) }, () => ({ day: upTo(random, 6), ...anyWindow(random) })),
      specificDates: Array.from({ length: upTo(random, 2) }, () => ({
        date: dateOf(day + upTo(random, 4) - 2),
        timeSlots: [anyWindow(random), anyWindow(random)],
      })),
      breakPeriods: random() < 0.2 ? [anyBreak(random, day)] : [],
      bufferMinutes,
      dailyMaximum: 1 + upTo(random, 7),
    },
    terms: { lessonMinutes, noticeHours: 24, horizonDays: 14 },
    busy: Array.from({ length: upTo(random, 6) }, () => anyLesson(random, target, lessonMinutes + bufferMinutes)),
    now: target - upTo(random, 16) * dayMs - upTo(random, 24 * 60) * minuteMs,
    viewerZone: random() < 0.3 ? timeZone : anyZone(random),
    fromDate,
    toDate: addDays(fromDate, upTo(random, 2)),
  };
}

function anyWindow(random: Random): Window {
  const start = upTo(random, 22 * 4) * 15 + (random() < 0.2 ? upTo(random, 14) : 0);
  const end = Math.min(24 * 60, start + 60 + upTo(random, 24) * 15);
  return { startTime: timeOf(start), endTime: timeOf(end) };
}

function anyBreak(random: Random, day: number) {
  const startDate = dateOf(day + upTo(random, 4) - 2);
  return { startDate, endDate: dateOf(dayNumber(startDate) + upTo(random, 2)) };
}

function anyLesson(random: Random, target: number, neededMinutes: number): BusyLesson {
  const startsAt = Math.floor(target / (15 * minuteMs)) * 15 * minuteMs + (upTo(random, 72 * 4) - 36 * 4) * 15 * minuteMs;
  return { startsAt, freeAt: startsAt + neededMinutes * minuteMs };
}
