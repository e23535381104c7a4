import { useQuery } from '@tanstack/react-query';
import type { Availability } from '@somo/contracts/availability';
import { query } from '../../lib/query';
import { useNow } from '../../lib/use-now';
import { useBookedLessons } from './api/booked-lessons';
import { countOpenTimes, lessonsOutside, teachingHours } from './effects';
import { hoursOf, type Hours } from './hours';

/** What students would see of hours in a time zone, and the booked lessons that these hours, unlike those saved, do not offer. */
export function useEffectOf(hours: Hours, timeZone: string, saved: Availability) {
  const now = useNow();
  const booked = useBookedLessons();
  const settings = useQuery(query('GET /api/me/settings'));
  const teaching = settings.data?.teaching;
  const lessons = booked.data ?? [];
  const next = teachingHours(hours, timeZone, teaching);
  const before = lessonsOutside(teachingHours(hoursOf(saved), saved.timeZone, teaching), lessons, now);
  return {
    booked,
    settings,
    /** null until the lessons and settings are known. */
    times: booked.data && teaching ? countOpenTimes(next, lessons, now) : null,
    outside: lessonsOutside(next, lessons, now).filter((lesson) => !before.includes(lesson)),
  };
}
