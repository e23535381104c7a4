// The same rules implemented on Temporal, for clarity instead of speed: the reference that libs/calendar is tested against.
import { Temporal } from 'temporal-polyfill';
import type { BusyLesson } from '../src/open-starts.js';
import type { LessonTerms, TeachingHours, Window } from '../src/teaching-hours.js';

export interface SlotCase {
  hours: TeachingHours;
  terms: LessonTerms;
  busy: BusyLesson[];
  now: number;
  viewerZone: string;
  /** Days in the viewer's zone, both inclusive. */
  fromDate: string;
  toDate: string;
}

export function temporalSlots(given: SlotCase): { date: string; starts: number[] }[] {
  const { hours, terms, busy, viewerZone } = given;
  const zone = hours.timeZone;
  const now = Temporal.Instant.fromEpochMilliseconds(given.now);
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const earliest = now.add({ hours: terms.noticeHours });
  const from = Temporal.PlainDate.from(given.fromDate).toZonedDateTime(viewerZone).toInstant();
  const to = Temporal.PlainDate.from(given.toDate).add({ days: 1 }).toZonedDateTime(viewerZone).toInstant();
  const bookedDates = busy.map((lesson) => dateIn(zone, Temporal.Instant.fromEpochMilliseconds(lesson.startsAt)).toString());
  const lastDate = dateIn(zone, to);
  const found = new Map<number, Temporal.Instant>();
  for (let date = dateIn(zone, from); Temporal.PlainDate.compare(date, lastDate) <= 0; date = date.add({ days: 1 })) {
    const text = date.toString();
    if (hours.breakPeriods.some((period) => text >= period.startDate && text <= period.endDate)) continue;
    const windows: Window[] = hours.specificDates
      .filter((specific) => specific.date === text)
      .flatMap((specific) => [...specific.timeSlots]);
    const ahead = today.until(date, { largestUnit: 'days' }).days;
    if (ahead > 0 && ahead <= terms.horizonDays) windows.push(...hours.recurringSlots.filter((slot) => slot.day === date.dayOfWeek % 7));
    if (bookedDates.filter((booked) => booked === text).length >= hours.dailyMaximum) continue;
    for (const start of windows.flatMap((window) => cut(window, date, hours, terms))) {
      if (Temporal.Instant.compare(start, earliest) < 0) continue;
      if (Temporal.Instant.compare(start, from) < 0 || Temporal.Instant.compare(start, to) >= 0) continue;
      const free = start.add({ minutes: terms.lessonMinutes + hours.bufferMinutes }).epochMilliseconds;
      if (busy.some((lesson) => lesson.startsAt < free && start.epochMilliseconds < lesson.freeAt)) continue;
      found.set(start.epochMilliseconds, start);
    }
  }
  return grouped([...found.values()].sort(Temporal.Instant.compare), viewerZone);
}

function cut(window: Window, date: Temporal.PlainDate, hours: TeachingHours, terms: LessonTerms): Temporal.Instant[] {
  const wallEnd =
    window.endTime === '24:00' ? date.add({ days: 1 }).toPlainDateTime() : date.toPlainDateTime(Temporal.PlainTime.from(window.endTime));
  const end = reached(wallEnd, hours.timeZone);
  const starts: Temporal.Instant[] = [];
  let wall = date.toPlainDateTime(Temporal.PlainTime.from(window.startTime));
  while (Temporal.PlainDateTime.compare(wall.add({ minutes: terms.lessonMinutes }), wallEnd) <= 0) {
    const zoned = wall.toZonedDateTime(hours.timeZone, { disambiguation: 'earlier' });
    const previous = starts.at(-1)?.add({ minutes: terms.lessonMinutes + hours.bufferMinutes });
    const exists = zoned.toPlainDateTime().equals(wall);
    const apart = !previous || Temporal.Instant.compare(zoned.toInstant(), previous) >= 0;
    const fits = Temporal.Instant.compare(zoned.add({ minutes: terms.lessonMinutes }).toInstant(), end) <= 0;
    if (exists && apart && fits) starts.push(zoned.toInstant());
    wall = wall.add({ minutes: terms.lessonMinutes + hours.bufferMinutes });
  }
  return starts;
}

/** Returns when the wall clock first shows this time or a later one. */
function reached(wall: Temporal.PlainDateTime, zone: string): Temporal.Instant {
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (zoned.toPlainDateTime().equals(wall)) return zoned.toInstant();
  const leap = zoned.getTimeZoneTransition('next');
  if (!leap) throw new Error(`${wall.toString()} is missing in ${zone} although no change follows`);
  return leap.toInstant();
}

function dateIn(zone: string, at: Temporal.Instant): Temporal.PlainDate {
  return at.toZonedDateTimeISO(zone).toPlainDate();
}

function grouped(starts: Temporal.Instant[], viewerZone: string): { date: string; starts: number[] }[] {
  const dates = [...new Set(starts.map((start) => dateIn(viewerZone, start).toString()))].sort();
  return dates.map((date) => ({
    date,
    starts: starts.filter((start) => dateIn(viewerZone, start).toString() === date).map((start) => start.epochMilliseconds),
  }));
}
