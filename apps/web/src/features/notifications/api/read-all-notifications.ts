import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useReadAllNotifications() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => http('POST /api/notifications/read-all'),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['notifications'] }),
  });
}
