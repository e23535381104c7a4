import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export type AccountAct =
  | { kind: 'suspend'; note: string; reason: string }
  | { kind: 'restore'; note: string }
  | { kind: 'changeEmail'; note: string; email: string };

const keyOf = (userId: string) => ['operations', 'account', userId];

export function useAccount(userId: string) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => http('GET /api/admin/people/:id', { params: { id: userId }, signal }),
  });
}

/** Sends what an operator does to an account. Whatever the result, everything that operators see is fetched again. */
export function useChangeAccount(userId: string) {
  const cache = useQueryClient();
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
    onSuccess: (account) => cache.setQueryData(keyOf(userId), account),
    onSettled: () => void cache.invalidateQueries({ queryKey: ['operations'] }),
  });
}
