// The hour two people agree on: a booking begins with one, moving a lesson swaps it, and a request or a proposal asks for one.
import { checkStart } from '@somo/calendar/check-start';
import { minuteMs } from '@somo/calendar/days';
import { lessonTime } from '@somo/calendar/lesson-time';
import type { TeachingHours } from '@somo/calendar/teaching-hours';
import type { HoursState } from '@somo/contracts/events/hours';
import { refuse, type Refusal } from '@somo/contracts/refusals';
import { lessonMinutes, lessonTerms } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';

/** Times are epoch milliseconds; the teacher's clock is kept as evidence. */
export interface AgreedTime {
  startsAt: number;
  endsAt: number;
  /** The teacher's next lesson may start then. */
  freeAt: number;
  teacherZone: string;
  teacherDate: string;
  teacherStart: string;
  teacherEnd: string;
}

/** A time with the teacher's terms at the moment it was offered, as proposals store it. */
export interface OfferedSlot {
  startsAt: Instant;
  endsAt: Instant;
  teacherLocal: { date: string; startTime: string; endTime: string };
  teacherTimeZone: string;
  bufferMinutes: number;
  dailyMaximum: number;
}

/** The hours as the calendar library takes them. */
export const calendarHours = (hours: HoursState): TeachingHours => ({ ...hours, dailyMaximum: hours.maxDailyLessons });

/** Returns the slot, or the refusal if the teacher does not offer it; whether it is still free, only the claim knows. */
export function offeredSlot(hours: HoursState, startsAt: Instant, now: number): OfferedSlot | Refusal {
  const verdict = checkStart(calendarHours(hours), lessonTerms, fromInstant(startsAt), now);
  return verdict === 'offered' ? anySlot(hours, startsAt) : refuse(verdict);
}

/** Returns the slot, whether the teacher offers it or not: two people may agree on any time. */
export function anySlot(hours: HoursState, startsAt: Instant): OfferedSlot {
  const { timeZone, bufferMinutes, maxDailyLessons } = hours;
  const { date, startTime, endTime, ...time } = lessonTime(timeZone, fromInstant(startsAt), lessonMinutes);
  return {
    startsAt: toInstant(time.startsAt),
    endsAt: toInstant(time.endsAt),
    teacherLocal: { date, startTime, endTime },
    teacherTimeZone: timeZone,
    bufferMinutes,
    dailyMaximum: maxDailyLessons,
  };
}

/** A lesson blocks its buffer too: a teacher with back-to-back hours asked for it to be un-bookable, not just discouraged. */
export function agreedTime(slot: OfferedSlot, bufferMs: number = slot.bufferMinutes * minuteMs): AgreedTime {
  const endsAt = fromInstant(slot.endsAt);
  return {
    startsAt: fromInstant(slot.startsAt),
    endsAt,
    freeAt: endsAt + bufferMs,
    teacherZone: slot.teacherTimeZone,
    teacherDate: slot.teacherLocal.date,
    teacherStart: slot.teacherLocal.startTime,
    teacherEnd: slot.teacherLocal.endTime,
  };
}

/** A time in place of another can be agreed on until either begins. Epoch milliseconds. */
export function openUntil(slot: Pick<OfferedSlot, 'startsAt'>, current: Pick<AgreedTime, 'startsAt'>): number {
  return Math.min(current.startsAt, fromInstant(slot.startsAt));
}
