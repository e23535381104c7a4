// Random teachers, students and days; about half of the cases fall around a day when the teacher's clocks change.
import { Temporal } from 'temporal-polyfill';
import { addDays, dateOf, dayMs, dayNumber, hourMs, minuteMs, timeOf } from '../src/days.js';
import type { BusyLesson } from '../src/open-starts.js';
import type { Window } from '../src/teaching-hours.js';
import type { SlotCase } from './temporal-slots.js';

export type Random = () => number;

const zones = Intl.supportedValuesOf('timeZone');
const terms = { lessonMinutes: 60, noticeHours: 24, horizonDays: 14 };

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

export function anyZone(random: Random): string {
  return zones[upTo(random, zones.length - 1)] as string;
}

/** Returns an instant from 1971 to 2040, usually one of 2024 or later, which people book in. */
export function anyMoment(random: Random): number {
  const fromYear = random() < 0.8 ? 2024 : 1971;
  return Math.floor(Date.UTC(fromYear, 0, 1) + random() * (Date.UTC(2040, 0, 1) - Date.UTC(fromYear, 0, 1)));
}

/** Returns the next clock change after an instant, or the instant itself if no change follows. */
export function nextChange(zone: string, at: number): number {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).getTimeZoneTransition('next')?.epochMilliseconds ?? at;
}

export function randomSlotCase(random: Random): SlotCase {
  const timeZone = anyZone(random);
  const moment = anyMoment(random);
  const target = random() < 0.5 ? nextChange(timeZone, moment) : moment;
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
    terms,
    busy: Array.from({ length: upTo(random, 6) }, () => anyLesson(random, target, bufferMinutes)),
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

function anyLesson(random: Random, target: number, bufferMinutes: number): BusyLesson {
  const startsAt = Math.floor(target / (15 * minuteMs)) * 15 * minuteMs + (upTo(random, 72 * 4) - 36 * 4) * 15 * minuteMs;
  return { startsAt, freeAt: startsAt + hourMs + bufferMinutes * minuteMs };
}
