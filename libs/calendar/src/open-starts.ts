// Computes a teacher's open times: what the hours offer, minus what is booked, too soon, too far ahead or on a full day.
import { dayNumber, hourMs, minuteMs } from './days.js';
import { withinHorizon } from './check-start.js';
import { lessonStarts } from './lesson-starts.js';
import { mergeRanges, overlapsAny, type Range } from './ranges.js';
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
  /** When the teacher is busy with something else: no lesson may overlap it, but no buffer is kept, and no day becomes full. */
  outside?: readonly Range[];
  now: number;
  /** The starts to return are in [from, to). */
  from: number;
  to: number;
}

/** Returns open lesson starts in epoch milliseconds, ascending. */
export function openStarts(question: OpenQuestion): number[] {
  const { hours, terms, now, from, to } = question;
  const earliest = Math.max(from, now + terms.noticeHours * hourMs);
  if (to <= earliest) return [];
  const openOn = dayOpener(question);
  const open = new Set<number>();
  const lastDay = dayAt(hours.timeZone, to - 1);
  for (let day = dayAt(hours.timeZone, earliest); day <= lastDay; day++) {
    for (const at of openOn(day)) if (at >= earliest && at < to) open.add(at);
  }
  return [...open].sort((a, b) => a - b);
}

/** Returns the first open start at or after `from` on a specific date, however far ahead; undefined if there is none. */
export function nextDateStart(question: Omit<OpenQuestion, 'to'>): number | undefined {
  const { hours, terms, now, from } = question;
  const earliest = Math.max(from, now + terms.noticeHours * hourMs);
  const firstDay = dayAt(hours.timeZone, earliest);
  const openOn = dayOpener({ ...question, hours: { ...hours, recurringSlots: [] } });
  const days = hours.specificDates.map(({ date }) => dayNumber(date)).filter((day) => day >= firstDay);
  for (const day of days.sort((a, b) => a - b)) {
    const starts = openOn(day).filter((at) => at >= earliest);
    if (starts.length > 0) return Math.min(...starts);
  }
  return undefined;
}

/** Returns a function that returns the open starts of a day of the teacher's calendar, in no order, whatever the notice. */
function dayOpener({ hours, terms, busy, outside = [], now }: Omit<OpenQuestion, 'from' | 'to'>): (day: number) => number[] {
  const taken = mergeRanges(busy.map((lesson) => ({ from: lesson.startsAt, to: lesson.freeAt })));
  const full = fullDays(hours, busy);
  const elsewhere = mergeRanges(outside);
  const lessonMs = terms.lessonMinutes * minuteMs;
  const needed = lessonMs + hours.bufferMinutes * minuteMs;
  const isFree = (at: number) =>
    !overlapsAny(taken, { from: at, to: at + needed }) && !overlapsAny(elsewhere, { from: at, to: at + lessonMs });
  return (day) => {
    if (full.has(day)) return [];
    const { recurring, specific } = lessonStarts(hours, day, terms.lessonMinutes);
    const starts = withinHorizon(hours, terms, day, now) ? [...recurring, ...specific] : specific;
    return starts.filter(isFree);
  };
}

/** Returns the days of the teacher's calendar on which no further lesson is taken. */
export function fullDays(hours: Pick<TeachingHours, 'timeZone' | 'dailyMaximum'>, busy: readonly BusyLesson[]): Set<number> {
  const lessons = new Map<number, number>();
  for (const { startsAt } of busy) {
    const day = dayAt(hours.timeZone, startsAt);
    lessons.set(day, (lessons.get(day) ?? 0) + 1);
  }
  return new Set([...lessons].filter(([, count]) => count >= hours.dailyMaximum).map(([day]) => day));
}
