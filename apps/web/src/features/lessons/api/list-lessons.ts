import { useInfiniteQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { useZone } from '../../../lib/use-session';

export function useLessons(when: 'upcoming' | 'past') {
  const timeZone = useZone();
  return useInfiniteQuery({
    queryKey: ['lessons', 'list', when, timeZone],
    queryFn: ({ pageParam, signal }) =>
      http('GET /api/lessons', { query: { when, timeZone, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
