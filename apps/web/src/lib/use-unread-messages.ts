import { useQuery } from '@tanstack/react-query';
import { query } from './query';

/** Returns how many messages the user has not read, on this device or another one. */
export const useUnreadMessages = (): number => useQuery(query('GET /api/conversations/unread')).data?.unreadCount ?? 0;
