import { useQuery } from '@tanstack/react-query';
import { query } from './query';
import { useHearsPushes } from './use-hears-pushes';

/** Returns how many messages the user has not read, on this device or another one. */
export const useUnreadMessages = (): number =>
  useQuery({ ...query('GET /api/conversations/unread'), enabled: useHearsPushes() }).data?.unreadCount ?? 0;
