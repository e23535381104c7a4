import { useQuery } from '@tanstack/react-query';
import type { NotificationCategory } from '@somo/contracts/notifications';
import { query } from '../../../lib/query';

/** Fetches the newest that ask something of their reader and are unread, even if older than the first page of the list. */
export function useAwaitedNotifications(type: NotificationCategory | undefined) {
  const { data, isLoading } = useQuery(query('GET /api/notifications', { query: { type, unread: true, actionable: true } }));
  return { isLoading, awaited: data?.items.filter(({ isRead }) => !isRead) ?? [] };
}
