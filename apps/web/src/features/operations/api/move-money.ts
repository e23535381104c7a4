import { useMutation } from '@tanstack/react-query';
import type { RefundPaymentBody } from '@somo/contracts/routes/admin-money';
import { outdate } from '../../../lib/changes';
import { http } from '../../../lib/http';

type Move = { kind: 'hold' | 'release'; note: string } | ({ kind: 'refund' } & RefundPaymentBody);

/** Sends an operator's action on a lesson's money. Whatever the result, every query that shows money is fetched again. */
export function useMoveMoney(lessonId: string) {
  const params = { id: lessonId };
  return useMutation({
    mutationFn: ({ kind, ...body }: Move) => {
      if ('amountCents' in body) return http('POST /api/admin/lessons/:id/refund', { params, body });
      return kind === 'hold'
        ? http('POST /api/admin/lessons/:id/hold', { params, body })
        : http('POST /api/admin/lessons/:id/release', { params, body });
    },
    onSettled: async (_answer, _error, _move, _result, { client }) => {
      void outdate(client, 'timeline');
      await outdate(client, 'operations');
    },
  });
}
