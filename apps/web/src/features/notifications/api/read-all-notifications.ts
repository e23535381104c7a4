import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { assuming, withRead } from './assume';

export function useReadAllNotifications() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => http('POST /api/notifications/read-all'),
    ...assuming<void>(cache, (list) => ({ ...withRead(list, () => true), unreadCount: 0 })),
  });
}
