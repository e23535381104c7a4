import { useMutation } from '@tanstack/react-query';
import type { RegisterBody } from '@somo/contracts/routes/auth';
import { http } from '../../../lib/http';

/** Taking over the session is left to the form: that sends it away, and it has something to say first. */
export function useRegister() {
  return useMutation({ mutationFn: (body: RegisterBody) => http('POST /api/auth/register', { body }) });
}
