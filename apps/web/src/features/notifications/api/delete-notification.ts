import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useDeleteNotification() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => http('DELETE /api/notifications/:id', { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['notifications'] }),
  });
}
