// Converts a lesson start to the contracts' Slot: two instants and the teacher's wall clock.
import { lessonTime } from '@somo/calendar/lesson-time';
import type { Slot } from '@somo/contracts/lessons';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { toInstant } from '@somo/contracts/time';

export function toSlot(teacherZone: string, start: number): Slot {
  const { startsAt, endsAt, date, startTime, endTime } = lessonTime(teacherZone, start, lessonMinutes);
  return { startsAt: toInstant(startsAt), endsAt: toInstant(endsAt), teacherLocal: { date, startTime, endTime } };
}
