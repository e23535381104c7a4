import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';

/** Saved first; list and badge change once the server has it. */
export function useReadNotification() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => http('POST /api/notifications/:id/read', { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['notifications'] }),
  });
}
