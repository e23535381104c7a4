import { useInfiniteQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { refundPollInterval } from '../../../lib/refund-poll-interval';

/** Below 'lessons', so that a push about a lesson asks again; while a refund is on its way, without one too. */
export function usePayments() {
  return useInfiniteQuery({
    queryKey: ['lessons', 'payments'],
    queryFn: ({ pageParam, signal }) => http('GET /api/payments', { query: pageParam ? { cursor: pageParam } : {}, signal }),
    refetchInterval: ({ state }) => refundPollInterval((state.data?.pages ?? []).flatMap(({ items }) => items)),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
