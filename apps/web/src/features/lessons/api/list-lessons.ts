import { useInfiniteQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useLessons(when: 'upcoming' | 'past') {
  return useInfiniteQuery({
    queryKey: ['lessons', 'list', when],
    queryFn: ({ pageParam, signal }) =>
      http('GET /api/lessons', { query: { when, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
