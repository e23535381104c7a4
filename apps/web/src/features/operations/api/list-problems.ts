import { useInfiniteQuery } from '@tanstack/react-query';
import type { ProblemStatus } from '@somo/contracts/problems';
import { http } from '../../../lib/http';

export function useProblems(status: ProblemStatus) {
  return useInfiniteQuery({
    queryKey: ['operations', 'problems', status],
    queryFn: ({ pageParam, signal }) =>
      http('GET /api/admin/problems', { query: { status, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
