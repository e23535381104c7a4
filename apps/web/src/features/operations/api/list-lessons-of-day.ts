import { useInfiniteQuery } from '@tanstack/react-query';
import { dayAt, startOfDay } from '@somo/calendar/wall-clock';
import { toInstant } from '@somo/contracts/time';
import { pages } from '../../../lib/query';

/** The lessons that start on the day of a moment in a time zone. */
export function useLessonsOfDay(at: number, zone: string) {
  const day = dayAt(zone, at);
  const range = { from: toInstant(startOfDay(zone, day)), to: toInstant(startOfDay(zone, day + 1)) };
  return useInfiniteQuery(pages('GET /api/admin/lessons', { query: range }));
}
