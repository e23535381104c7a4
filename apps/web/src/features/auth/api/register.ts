import { useMutation } from '@tanstack/react-query';
import type { RegisterBody } from '@somo/contracts/routes/auth';
import { http } from '../../../lib/http';

/** The form, not this hook, accepts the session: accepting it redirects away from the form, which has a message to show first. */
export function useRegister() {
  return useMutation({ mutationFn: (body: RegisterBody) => http('POST /api/auth/register', { body }) });
}
