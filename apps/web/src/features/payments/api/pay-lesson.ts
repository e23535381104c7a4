import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';

/** After a no, or a line that broke, the server is asked how the payment stands. */
export function usePayLesson(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (card?: string) => http('POST /api/lessons/:id/pay', { params: { id }, body: card === undefined ? {} : { card } }),
    onSuccess: (payment) => cache.setQueryData(['lessons', 'payment', id], payment),
    onError: () => cache.invalidateQueries({ queryKey: ['lessons', 'payment', id] }),
  });
}
