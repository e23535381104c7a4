// What a change of hours means: the times that students will see, and the booked lessons that are no longer within them.
import { checkStart, isOnBreak } from '@somo/calendar/check-start';
import { dayMs } from '@somo/calendar/days';
import { openStarts } from '@somo/calendar/open-starts';
import type { TeachingHours } from '@somo/calendar/teaching-hours';
import type { Lesson } from '@somo/contracts/lessons';
import { defaultBufferMinutes, defaultDailyMaximum, horizonDays, lessonTerms } from '@somo/contracts/rules/booking';
import type { TeachingSettings } from '@somo/contracts/teaching';
import { fromInstant } from '@somo/contracts/time';
import type { Hours } from './hours';

export function teachingHours(hours: Hours, timeZone: string, settings: TeachingSettings | undefined): TeachingHours {
  const { bufferMinutes = defaultBufferMinutes, maxDailyLessons: dailyMaximum = defaultDailyMaximum } = settings ?? {};
  return { ...hours, timeZone, bufferMinutes, dailyMaximum };
}

/** Returns how many starts students see in the next 14 days. */
export function countStarts(hours: TeachingHours, lessons: readonly Lesson[], now: number): number {
  const busy = lessons.map(({ startsAt, endsAt }) => ({
    startsAt: fromInstant(startsAt),
    freeAt: fromInstant(endsAt) + hours.bufferMinutes * 60_000,
  }));
  return openStarts({ hours, terms: lessonTerms, busy, now, from: now, to: now + (horizonDays + 1) * dayMs }).length;
}

/** Returns the booked lessons at times that the hours do not offer. */
export function lessonsOutside(hours: TeachingHours, lessons: readonly Lesson[], now: number): Lesson[] {
  return lessons.filter(({ startsAt }) => {
    const at = fromInstant(startsAt);
    return at > now && checkStart(hours, lessonTerms, at, now) === 'slot-not-offered';
  });
}

/** Returns the booked lessons on the days of a break. */
export function lessonsInBreak(timeZone: string, period: { startDate: string; endDate: string }, lessons: readonly Lesson[]): Lesson[] {
  const hours = { timeZone, recurringSlots: [], specificDates: [], breakPeriods: [period], bufferMinutes: 0, dailyMaximum: 0 };
  return lessons.filter(({ startsAt }) => isOnBreak(hours, fromInstant(startsAt)));
}
