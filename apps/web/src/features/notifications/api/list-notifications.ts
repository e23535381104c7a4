import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { NotificationCategory } from '@somo/contracts/notifications';
import { http } from '../../../lib/http';

const latest = 8;

/** Fetches the newest few, for the bell and the dashboards. */
export function useLatestNotifications() {
  return useQuery({
    queryKey: ['notifications', 'latest'],
    queryFn: ({ signal }) => http('GET /api/notifications', { query: { limit: latest }, signal }),
  });
}

export function useNotifications(type: NotificationCategory | undefined, unread: boolean) {
  return useInfiniteQuery({
    queryKey: ['notifications', 'list', type, unread],
    queryFn: ({ pageParam, signal }) =>
      http('GET /api/notifications', {
        query: { ...(type ? { type } : {}), ...(unread ? { unread } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
