// Computes a teacher's open times: what the hours offer, minus what is booked, too soon, too far ahead or on a full day.
import { hourMs, minuteMs } from './days.js';
import { withinHorizon } from './check-start.js';
import { lessonStarts } from './lesson-starts.js';
import { mergeRanges, overlapsAny } from './ranges.js';
import type { LessonTerms, TeachingHours } from './teaching-hours.js';
import { dayAt } from './wall-clock.js';

/** A booked lesson; the teacher is free again at `freeAt`, which includes the buffer. */
export interface BusyLesson {
  startsAt: number;
  freeAt: number;
}

export interface OpenQuestion {
  hours: TeachingHours;
  terms: LessonTerms;
  /** All booked lessons from two days before `from` to two days after `to`: the daily maximum and buffers reach beyond the edges. */
  busy: readonly BusyLesson[];
  now: number;
  /** The starts to return are in [from, to). */
  from: number;
  to: number;
}

/** Returns open lesson starts in epoch milliseconds, ascending. */
export function openStarts({ hours, terms, busy, now, from, to }: OpenQuestion): number[] {
  const earliest = Math.max(from, now + terms.noticeHours * hourMs);
  if (to <= earliest) return [];
  const taken = mergeRanges(busy.map((lesson) => ({ from: lesson.startsAt, to: lesson.freeAt })));
  const full = fullDays(hours, busy);
  const needed = (terms.lessonMinutes + hours.bufferMinutes) * minuteMs;
  const open = new Set<number>();
  const lastDay = dayAt(hours.timeZone, to - 1);
  for (let day = dayAt(hours.timeZone, earliest); day <= lastDay; day++) {
    if (full.has(day)) continue;
    const { recurring, specific } = lessonStarts(hours, day, terms.lessonMinutes);
    for (const at of withinHorizon(hours, terms, day, now) ? [...recurring, ...specific] : specific) {
      if (at >= earliest && at < to && !overlapsAny(taken, { from: at, to: at + needed })) open.add(at);
    }
  }
  return [...open].sort((a, b) => a - b);
}

/** Returns the days of the teacher's calendar on which no further lesson is taken. */
export function fullDays(hours: TeachingHours, busy: readonly BusyLesson[]): Set<number> {
  const lessons = new Map<number, number>();
  for (const { startsAt } of busy) {
    const day = dayAt(hours.timeZone, startsAt);
    lessons.set(day, (lessons.get(day) ?? 0) + 1);
  }
  return new Set([...lessons].filter(([, count]) => count >= hours.dailyMaximum).map(([day]) => day));
}
