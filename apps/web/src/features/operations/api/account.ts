import { useMutation } from '@tanstack/react-query';
import { outdate } from '../../../lib/changes';
import { http } from '../../../lib/http';
import { query } from '../../../lib/query';

export type AccountAct =
  | { kind: 'suspend'; note: string; reason: string }
  | { kind: 'restore'; note: string }
  | { kind: 'changeEmail'; note: string; email: string };

/** Sends what an operator does to an account. Whatever the result, everything that operators see is fetched again. */
export function useChangeAccount(userId: string) {
  const params = { id: userId };
  return useMutation({
    mutationFn: (act: AccountAct) => {
      const { note } = act;
      switch (act.kind) {
        case 'suspend':
          return http('POST /api/admin/people/:id/suspend', { params, body: { note, reason: act.reason } });
        case 'restore':
          return http('POST /api/admin/people/:id/restore', { params, body: { note } });
        case 'changeEmail':
          return http('POST /api/admin/people/:id/email', { params, body: { note, email: act.email } });
      }
    },
    onSuccess: (account, _act, _result, { client }) =>
      client.setQueryData(query('GET /api/admin/people/:id', { params }).queryKey, account),
    onSettled: (_account, _error, _act, _result, { client }) => void outdate(client, 'operations'),
  });
}
