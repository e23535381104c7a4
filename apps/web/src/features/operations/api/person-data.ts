import { useMutation } from '@tanstack/react-query';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { outdate } from '../../../lib/changes';
import { http } from '../../../lib/http';

export type DataAct = 'export' | 'close' | 'keep';

/** Does something about a person's data for them. Whatever the result, everything that operators see is fetched again. */
export function useActOnData(userId: string) {
  return useMutation({
    mutationFn: ({ act, note, proof }: { act: DataAct; note: string; proof: ProofBody }) =>
      http(`POST /api/admin/people/:id/${act}`, { params: { id: userId }, body: { note, ...proof } }),
    onSettled: (_answer, _error, _act, _result, { client }) => void outdate(client, 'operations'),
  });
}
