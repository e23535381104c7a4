import { useQuery } from '@tanstack/react-query';
import type { Availability } from '@somo/contracts/availability';
import { query } from '../../lib/query';
import { useNow } from '../../lib/use-now';
import { useBusyElsewhere } from './api/busy-elsewhere';
import { useBookedLessons } from './api/booked-lessons';
import { countOpenTimes, lessonsOutside, teachingHours } from './effects';
import { hoursOf, type Hours } from './hours';

/** What students would see of hours in a time zone, and the booked lessons that these hours, unlike those saved, do not offer. */
export function useEffectOf(hours: Hours, timeZone: string, saved: Availability) {
  const now = useNow();
  const booked = useBookedLessons();
  const settings = useQuery(query('GET /api/me/settings'));
  const elsewhere = useBusyElsewhere();
  const teaching = settings.data?.teaching;
  const lessons = booked.data ?? [];
  const next = teachingHours(hours, timeZone, teaching);
  const before = lessonsOutside(teachingHours(hoursOf(saved), saved.timeZone, teaching), lessons, now);
  return {
    booked,
    elsewhere,
    settings,
    /** null until the lessons, the settings and the busy times elsewhere are known. */
    times: booked.data && teaching && elsewhere.data ? countOpenTimes(next, lessons, now, elsewhere.data) : null,
    outside: lessonsOutside(next, lessons, now).filter((lesson) => !before.includes(lesson)),
  };
}
