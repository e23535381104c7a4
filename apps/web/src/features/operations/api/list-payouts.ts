import { useInfiniteQuery } from '@tanstack/react-query';
import type { PayoutLifecycle } from '@somo/contracts/payouts';
import { http } from '../../../lib/http';

/** null means every status. */
export function usePayouts(status: PayoutLifecycle | null) {
  return useInfiniteQuery({
    queryKey: ['operations', 'payouts', status],
    queryFn: ({ pageParam, signal }) =>
      http('GET /api/admin/payouts', { query: { ...(status ? { status } : {}), ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
