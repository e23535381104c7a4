import { useInfiniteQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

/** The audit log, newest first; of one account, lesson or problem if `about` is its id. */
export function useAudit(about?: string) {
  return useInfiniteQuery({
    queryKey: ['operations', 'audit', about ?? null],
    queryFn: ({ pageParam, signal }) =>
      http('GET /api/admin/audit', { query: { ...(about ? { about } : {}), ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
