import { useQuery } from '@tanstack/react-query';
import type { NotificationCategory } from '@somo/contracts/notifications';
import { query } from '../../../lib/query';

/** Fetches those that ask something of their reader and are unread, even if older than the first page of the list. */
export function useAwaitedNotifications(type: NotificationCategory | 'all') {
  const unread = useQuery(query('GET /api/notifications', { query: { unread: true, limit: 100 } }));
  const awaited = unread.data?.items.filter((item) => !item.isRead && item.action && (type === 'all' || item.category === type)) ?? [];
  return { isLoading: unread.isLoading, awaited };
}
