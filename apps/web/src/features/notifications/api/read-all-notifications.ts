import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { optimisticUpdate, withRead } from './optimistic-update';

export function useReadAllNotifications() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => http('POST /api/notifications/read-all'),
    ...optimisticUpdate<void>(cache, (list) => ({ ...withRead(list, () => true), unreadCount: 0 })),
  });
}
