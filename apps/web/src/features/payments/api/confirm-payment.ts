import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';

/** What the student answers their bank. A no is refused as 'card-declined': whoever gave it knows. */
export function useConfirmPayment(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (approved: boolean) => http('POST /api/lessons/:id/pay/confirm', { params: { id }, body: { approved } }),
    onSuccess: (payment) => cache.setQueryData(['lessons', 'payment', id], payment),
    onError: () => cache.invalidateQueries({ queryKey: ['lessons', 'payment', id] }),
  });
}
