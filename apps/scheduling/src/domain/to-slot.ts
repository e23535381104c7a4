// Converts a lesson start to the contracts' Slot: two instants and the teacher's wall clock.
import { minuteMs } from '@somo/calendar/days';
import type { TeachingHours } from '@somo/calendar/teaching-hours';
import { wallTimeAt } from '@somo/calendar/wall-clock';
import type { DescribedTime } from '@somo/contracts/asks/scheduling';
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

/** Returns the slot with the teacher's buffer and time zone. */
export function describeTime({ timeZone, bufferMinutes }: TeachingHours, startsAt: number): DescribedTime {
  return { ...toSlot(timeZone, startsAt), bufferMinutes, teacherTimeZone: timeZone };
}
