import { useInfiniteQuery } from '@tanstack/react-query';
import { dayAt, startOfDay } from '@somo/calendar/wall-clock';
import { toInstant } from '@somo/contracts/time';
import { http } from '../../../lib/http';

/** The lessons that start on the day of a moment in a time zone. */
export function useLessonsOfDay(at: number, zone: string) {
  const day = dayAt(zone, at);
  return useInfiniteQuery({
    queryKey: ['operations', 'lessons', day, zone],
    queryFn: ({ pageParam, signal }) =>
      http('GET /api/admin/lessons', {
        query: {
          from: toInstant(startOfDay(zone, day)),
          to: toInstant(startOfDay(zone, day + 1)),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
