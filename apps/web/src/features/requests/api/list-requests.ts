import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { RequestTab } from '@somo/contracts/requests';
import { http } from '../../../lib/http';

export function useRequests(status: RequestTab, subject: string | null) {
  return useInfiniteQuery({
    queryKey: ['requests', 'list', status, subject],
    queryFn: ({ pageParam, signal }) =>
      http('GET /api/booking-requests', {
        query: { status, ...(subject ? { subject } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Fetches the latest requests, whatever became of them. */
export function useLatestRequests(limit: number) {
  return useQuery({
    queryKey: ['requests', 'latest', limit],
    queryFn: ({ signal }) => http('GET /api/booking-requests', { query: { limit }, signal }),
  });
}

/** Fetches the first few pending requests and how many there are. */
export function usePendingRequests(limit: number) {
  return useQuery({
    queryKey: ['requests', 'pending', limit],
    queryFn: ({ signal }) => http('GET /api/booking-requests', { query: { status: 'pending', limit }, signal }),
  });
}
