import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useCancelLesson() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      http('POST /api/lessons/:id/cancel', { params: { id }, body: reason ? { reason } : {} }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['lessons'] }),
  });
}
