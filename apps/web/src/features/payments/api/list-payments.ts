import { useInfiniteQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

/** Below 'lessons', so that a push about a lesson asks again. */
export function usePayments() {
  return useInfiniteQuery({
    queryKey: ['lessons', 'payments'],
    queryFn: ({ pageParam, signal }) => http('GET /api/payments', { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
