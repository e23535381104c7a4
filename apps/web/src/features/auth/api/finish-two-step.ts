import { useMutation } from '@tanstack/react-query';
import type { FinishTwoStepBody } from '@somo/contracts/routes/two-step';
import { http } from '../../../lib/http';
import { session } from '../../../lib/session';

export function useFinishTwoStep() {
  return useMutation({ mutationFn: (body: FinishTwoStepBody) => http('POST /api/auth/two-step', { body }), onSuccess: session.accept });
}
