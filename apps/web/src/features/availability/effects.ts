// What a change of hours means: the times that students will see, and the booked lessons that are no longer within them.
import { isOnBreak, isWithinHours } from '@somo/calendar/check-start';
import { openStarts } from '@somo/calendar/open-starts';
import type { Range } from '@somo/calendar/ranges';
import type { TeachingHours } from '@somo/calendar/teaching-hours';
import { dayAt, startOfDay } from '@somo/calendar/wall-clock';
import type { Lesson } from '@somo/contracts/lessons';
import { defaultBufferMinutes, defaultDailyMaximum, horizonDays, lessonTerms, slotRangeDays } from '@somo/contracts/rules/booking';
import type { TeachingSettings } from '@somo/contracts/teaching';
import { fromInstant } from '@somo/contracts/time';
import type { Hours } from './hours';

export function teachingHours(hours: Hours, timeZone: string, settings: TeachingSettings | undefined): TeachingHours {
  const { bufferMinutes = defaultBufferMinutes, maxDailyLessons: dailyMaximum = defaultDailyMaximum } = settings ?? {};
  return { ...hours, timeZone, bufferMinutes, dailyMaximum };
}

interface OpenTimes {
  /** In the next 14 days of the teacher's calendar. */
  soon: number;
  /** After these, on specific dates. */
  later: number;
}

/** Returns how many open times students see. `outside`: when the teacher is busy elsewhere. */
export function countOpenTimes(hours: TeachingHours, lessons: readonly Lesson[], now: number, outside: readonly Range[] = []): OpenTimes {
  const inDays = (days: number) => startOfDay(hours.timeZone, dayAt(hours.timeZone, now) + days);
  const busy = lessons.map(({ startsAt, freeAt }) => ({ startsAt: fromInstant(startsAt), freeAt: fromInstant(freeAt) }));
  const starts = openStarts({ hours, terms: lessonTerms, busy, outside, now, from: now, to: inDays(slotRangeDays) });
  const soon = starts.filter((at) => at < inDays(horizonDays + 1)).length;
  return { soon, later: starts.length - soon };
}

/** Returns the booked lessons that do not lie within the hours. */
export function lessonsOutside(hours: TeachingHours, lessons: readonly Lesson[], now: number): Lesson[] {
  return lessons.filter(({ startsAt }) => {
    const at = fromInstant(startsAt);
    return at > now && !isWithinHours(hours, lessonTerms, at);
  });
}

/** Returns the booked lessons on the days of a break. */
export function lessonsInBreak(timeZone: string, period: { startDate: string; endDate: string }, lessons: readonly Lesson[]): Lesson[] {
  const hours = { timeZone, recurringSlots: [], specificDates: [], breakPeriods: [period], bufferMinutes: 0, dailyMaximum: 0 };
  return lessons.filter(({ startsAt }) => isOnBreak(hours, fromInstant(startsAt)));
}
