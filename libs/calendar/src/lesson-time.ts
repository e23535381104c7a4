// A lesson by the teacher's clock.
import { minuteMs } from './days.js';
import { wallTimeAt } from './wall-clock.js';

interface LessonTime {
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  /** By the clock of the zone; the end may be on the next day. */
  date: string;
  startTime: string;
  endTime: string;
}

export function lessonTime(zone: string, startsAt: number, lessonMinutes: number): LessonTime {
  const endsAt = startsAt + lessonMinutes * minuteMs;
  const { date, time } = wallTimeAt(zone, startsAt);
  return { startsAt, endsAt, date, startTime: time, endTime: wallTimeAt(zone, endsAt).time };
}
