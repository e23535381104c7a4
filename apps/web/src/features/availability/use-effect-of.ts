import type { Availability } from '@somo/contracts/availability';
import { useNow } from '../../lib/use-now';
import { useBookedLessons } from './api/booked-lessons';
import { useTeachingSettings } from './api/teaching-settings';
import { countOpenTimes, lessonsOutside, teachingHours } from './effects';
import { hoursOf, type Hours } from './hours';

/** What students would see of hours in a time zone, and the booked lessons that these hours, unlike those saved, do not offer. */
export function useEffectOf(hours: Hours, timeZone: string, saved: Availability) {
  const now = useNow();
  const booked = useBookedLessons();
  const settings = useTeachingSettings();
  const lessons = booked.data ?? [];
  const next = teachingHours(hours, timeZone, settings.data);
  const before = lessonsOutside(teachingHours(hoursOf(saved), saved.timeZone, settings.data), lessons, now);
  return {
    booked,
    settings,
    /** null until the lessons and settings are known. */
    times: booked.data && settings.data ? countOpenTimes(next, lessons, now) : null,
    outside: lessonsOutside(next, lessons, now).filter((lesson) => !before.includes(lesson)),
  };
}
