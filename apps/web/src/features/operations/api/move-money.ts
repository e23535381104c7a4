import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefundPaymentBody } from '@somo/contracts/routes/admin-money';
import { http } from '../../../lib/http';

export type Move = { kind: 'hold' | 'release'; note: string } | ({ kind: 'refund' } & RefundPaymentBody);

/** Sends an operator's action on a lesson's money. Whatever the result, every query that shows money is fetched again. */
export function useMoveMoney(lessonId: string) {
  const cache = useQueryClient();
  const params = { id: lessonId };
  return useMutation({
    mutationFn: (move: Move) => {
      if (move.kind === 'refund') {
        const { amountCents, refundedCents, note } = move;
        return http('POST /api/admin/lessons/:id/refund', { params, body: { amountCents, refundedCents, note } });
      }
      const body = { note: move.note };
      return move.kind === 'hold'
        ? http('POST /api/admin/lessons/:id/hold', { params, body })
        : http('POST /api/admin/lessons/:id/release', { params, body });
    },
    onSettled: async () => {
      void cache.invalidateQueries({ queryKey: ['timeline'] });
      await cache.invalidateQueries({ queryKey: ['operations'] });
    },
  });
}
