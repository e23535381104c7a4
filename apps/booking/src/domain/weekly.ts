// A weekly time: the same weekday and time of day by the teacher's clock, week after week.
import { dayNumber, hourMs, minutesOf } from '@somo/calendar/days';
import { fullDays } from '@somo/calendar/open-starts';
import { isOnBreak, withinHorizon } from '@somo/calendar/check-start';
import { lessonStarts } from '@somo/calendar/lesson-starts';
import { dayAt, instantOn, wallTimeAt } from '@somo/calendar/wall-clock';
import type { HoursState } from '@somo/contracts/events/hours';
import type { NotWeekly } from '@somo/contracts/lessons';
import { refuse, type Refusal } from '@somo/contracts/refusals';
import { lessonMinutes, lessonTerms, weeklyDays, weeklyMax } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import { agreedTime, anySlot, calendarHours, type OfferedSlot } from './agreed-time.js';
import { overlapsAny, type BusyOfTwo } from './free-for-both.js';

const terms = { ...lessonTerms, horizonDays: weeklyDays };
const weekDays = 7;

/** Returns the dates of a weekly time in epoch milliseconds, as far ahead as they can be booked; a time that the clocks skip is left out. */
export function weeklyStarts({ timeZone, ...hours }: HoursState, first: Instant, now: number): number[] {
  const { date, time } = wallTimeAt(timeZone, fromInstant(first));
  const days = Array.from({ length: weeklyMax }, (_, week) => dayNumber(date) + week * weekDays);
  return days
    .filter((day) => withinHorizon(calendarHours({ ...hours, timeZone }), terms, day, now))
    .flatMap((day) => instantOn(timeZone, day, minutesOf(time)) ?? []);
}

/** Returns whether the teacher's weekly rules offer a lesson at this time. */
export function isRegular(hours: HoursState, at: number): boolean {
  return lessonStarts(calendarHours(hours), dayAt(hours.timeZone, at), lessonMinutes).recurring.includes(at);
}

/** Returns the times as slots, or the refusal of the first that cannot be booked; whether they are still free, only the claim knows. */
export function weeklySlots(hours: HoursState, times: readonly Instant[], now: number): OfferedSlot[] | Refusal {
  const [first] = times;
  const dates = first ? weeklyStarts(hours, first, now) : [];
  for (const [at, time] of times.entries()) {
    const startsAt = fromInstant(time);
    const before = times[at - 1];
    if (before && startsAt <= fromInstant(before)) return invalid('Send each time once, the earliest first');
    if (startsAt < now + terms.noticeHours * hourMs) return refuse('notice-too-short', { startsAt: time });
    if (!withinHorizon(calendarHours(hours), terms, dayAt(hours.timeZone, startsAt), now))
      return refuse('beyond-horizon', { startsAt: time });
    if (!dates.includes(startsAt)) return invalid("The times must be on the same weekday, at the same time by the teacher's clock");
    if (!isRegular(hours, startsAt)) return refuse('slot-not-offered', { startsAt: time });
  }
  return times.map((time) => anySlot(hours, toInstant(fromInstant(time))));
}

/** Returns what stands in the way of a lesson on one of the dates; undefined if nothing does. */
export function inTheWay(hours: HoursState, at: number, busy: BusyOfTwo): NotWeekly | undefined {
  if (isOnBreak(calendarHours(hours), at)) return 'break';
  const { startsAt, endsAt, freeAt } = agreedTime(anySlot(hours, toInstant(at)));
  const isElsewhere = busy.outside.some(({ from, to }) => from < endsAt && startsAt < to);
  if (!isRegular(hours, at) || isElsewhere) return 'not-offered';
  if (overlapsAny(busy.student, startsAt, endsAt)) return 'own-lesson';
  if (overlapsAny(busy.teacher, startsAt, freeAt)) return 'booked';
  return fullDays(calendarHours(hours), busy.teacher).has(dayAt(hours.timeZone, at)) ? 'full-day' : undefined;
}

const invalid = (message: string) => refuse('invalid-input', { errors: { times: [message] } });
