import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BeginTwoStepBody, SecondStepBody, TotpBody } from '@somo/contracts/routes/two-step';
import { http } from '../../../lib/http';
import { session } from '../../../lib/session';

const key = ['two-step'] as const;

export function useTwoStep() {
  return useQuery({ queryKey: key, queryFn: () => http('GET /api/auth/two-step') });
}

export function useBeginTwoStep() {
  return useMutation({ mutationFn: (body: BeginTwoStepBody) => http('POST /api/auth/two-step/setup', { body }) });
}

/** Each changes the state that `useTwoStep` shows. */
function useChange<Body, Answer>(mutationFn: (body: Body) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: key });
      // Whoever had to set it up may go on.
      void session.refresh();
    },
  });
}

export const useConfirmTwoStep = () => useChange((body: TotpBody) => http('POST /api/auth/two-step/confirm', { body }));
export const useRenewRecoveryCodes = () => useChange((body: TotpBody) => http('POST /api/auth/two-step/recovery-codes', { body }));
export const useRemoveTwoStep = () => useChange((body: SecondStepBody) => http('POST /api/auth/two-step/remove', { body }));
