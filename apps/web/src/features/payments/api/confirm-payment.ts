import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';

/**
 * Sends the student's answer to their bank. Declining is refused with 'card-declined',
 * so the caller must tell it from a card the bank declined.
 */
export function useConfirmPayment(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (approved: boolean) => http('POST /api/lessons/:id/pay/confirm', { params: { id }, body: { approved } }),
    onSuccess: (payment) => cache.setQueryData(['lessons', 'payment', id], payment),
    onError: () => cache.invalidateQueries({ queryKey: ['lessons', 'payment', id] }),
  });
}
