import { useMutation } from '@tanstack/react-query';
import type { AccountCase } from '@somo/contracts/operators';
import type { ProofBody } from '@somo/contracts/routes/proof';
import type { DecisionCause } from '@somo/contracts/standing';
import { outdate } from '../../../lib/changes';
import { http } from '../../../lib/http';
import { query } from '../../../lib/query';

/** `proof` is empty unless the act asks for it. */
export type AccountAct =
  | { kind: 'warn' | 'restrict' | 'suspend'; note: string; reason: string; cause: DecisionCause; proof: ProofBody }
  | { kind: 'unrestrict' | 'restore'; note: string; reason: string }
  | { kind: 'changeEmail'; note: string; email: string; proof: ProofBody };

/** Sends what an operator does to an account as they have read it. Whatever the result, everything that operators see is fetched again. */
export function useChangeAccount({ userId, standingVersion: version }: Pick<AccountCase, 'userId' | 'standingVersion'>) {
  const params = { id: userId };
  return useMutation({
    mutationFn: (act: AccountAct) => {
      const { note } = act;
      switch (act.kind) {
        case 'warn':
        case 'restrict':
        case 'suspend':
          return http(`POST /api/admin/people/:id/${act.kind}`, {
            params,
            body: { note, reason: act.reason, cause: act.cause, version, ...act.proof },
          });
        case 'unrestrict':
        case 'restore':
          return http(`POST /api/admin/people/:id/${act.kind}`, { params, body: { note, reason: act.reason, version } });
        case 'changeEmail':
          return http('POST /api/admin/people/:id/email', { params, body: { note, email: act.email, ...act.proof } });
      }
    },
    onSuccess: (account, _act, _result, { client }) =>
      client.setQueryData(query('GET /api/admin/people/:id', { params }).queryKey, account),
    onSettled: (_account, _error, _act, _result, { client }) => void outdate(client, 'operations'),
  });
}
