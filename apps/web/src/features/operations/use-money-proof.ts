import { useMutation } from '@tanstack/react-query';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { mutation } from '../../lib/mutation';
import { isRefused } from '../../lib/problem';
import type { Readable } from '../../lib/values-of';
import { useProven } from './use-proven';

/**
 * What it takes to move money: nothing, or if the act was refused because the operator has not shown for a while who they are, their proof, which is sent
 * before the act is tried again. `error`: why the act was refused.
 */
export function useMoneyProof(error: Error | null) {
  const proving = useMutation(mutation('POST /api/admin/proof'));
  const isAsked = isRefused(error, 'proof-needed');
  const proven = useProven(isAsked ? (proving.error ?? error) : error, 'move-money', isAsked);
  const after =
    <Values>(send: (draft: Values) => void) =>
    (draft: Values, body: ProofBody): void =>
      isAsked ? proving.mutate({ body }, { onSuccess: () => send(draft) }) : send(draft);
  return {
    ...proven,
    isBusy: proven.isBusy || proving.isPending,
    submit: <Values>(form: Readable<Values>, send: (draft: Values) => void) => proven.submit(form, after(send)),
    sign: <Values>(form: Readable<Values>, send: (draft: Values) => void) => proven.sign(form, after(send)),
  };
}
