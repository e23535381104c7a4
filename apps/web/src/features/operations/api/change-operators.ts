import { useMutation } from '@tanstack/react-query';
import type { AddOperatorBody, ChangeRolesBody } from '@somo/contracts/routes/operators';
import { http } from '../../../lib/http';
import { query } from '../../../lib/query';

type Change = { kind: 'add'; body: AddOperatorBody } | { kind: 'change'; userId: string; body: ChangeRolesBody };

/** Changes who the operators are. What was refused is shown beside what is so by now. */
export function useChangeOperators() {
  const { queryKey } = query('GET /api/admin/operators');
  return useMutation({
    mutationFn: (change: Change) =>
      change.kind === 'add'
        ? http('POST /api/admin/operators', { body: change.body })
        : http('PUT /api/admin/operators/:id', { params: { id: change.userId }, body: change.body }),
    onSuccess: (operators, _change, _result, { client }) => client.setQueryData(queryKey, operators),
    onError: (_error, _change, _result, { client }) => void client.invalidateQueries({ queryKey }),
  });
}
