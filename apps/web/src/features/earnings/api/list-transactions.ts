import { useInfiniteQuery } from '@tanstack/react-query';
import type { EarningPeriod } from '@somo/contracts/earnings';
import { http } from '../../../lib/http';

export function useTransactions(period: EarningPeriod) {
  return useInfiniteQuery({
    queryKey: ['lessons', 'transactions', period],
    queryFn: ({ pageParam, signal }) =>
      http('GET /api/earnings/transactions', { query: { period, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
