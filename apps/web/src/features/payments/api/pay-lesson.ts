import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';

/** Pays for a lesson. After a refusal or a lost connection, fetches the payment's status from the server. */
export function usePayLesson(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (card?: string) => http('POST /api/lessons/:id/pay', { params: { id }, body: card === undefined ? {} : { card } }),
    onSuccess: (payment) => cache.setQueryData(['lessons', 'payment', id], payment),
    onError: () => cache.invalidateQueries({ queryKey: ['lessons', 'payment', id] }),
  });
}
