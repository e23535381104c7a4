import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useCancelLesson() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => http('POST /api/lessons/:id/cancel', { params: { id }, body: {} }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['lessons'] }),
  });
}
