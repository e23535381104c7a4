// Converts a lesson start to the contracts' Slot: two instants and the teacher's wall clock.
import { minuteMs } from '@somo/calendar/days';
import { wallTimeAt } from '@somo/calendar/wall-clock';
import type { Slot } from '@somo/contracts/lessons';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { toInstant } from '@somo/contracts/time';

export function toSlot(teacherZone: string, startsAt: number): Slot {
  const endsAt = startsAt + lessonMinutes * minuteMs;
  const { date, time } = wallTimeAt(teacherZone, startsAt);
  return {
    startsAt: toInstant(startsAt),
    endsAt: toInstant(endsAt),
    teacherLocal: { date, startTime: time, endTime: wallTimeAt(teacherZone, endsAt).time },
  };
}
