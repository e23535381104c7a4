import { useInfiniteQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { refundPollInterval } from '../../../lib/refund-poll-interval';

/** Keyed under 'lessons', so that a push about a lesson fetches it again; polls while a refund is pending. */
export function usePayments() {
  return useInfiniteQuery({
    queryKey: ['lessons', 'payments'],
    queryFn: ({ pageParam, signal }) => http('GET /api/payments', { query: pageParam ? { cursor: pageParam } : {}, signal }),
    refetchInterval: ({ state }) => refundPollInterval((state.data?.pages ?? []).flatMap(({ items }) => items)),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
