import { useMutation } from '@tanstack/react-query';
import type { RegisterBody } from '@somo/contracts/routes/auth';
import { http } from '../../../lib/http';
import { session } from '../../../lib/session';

export function useRegister() {
  return useMutation({ mutationFn: (body: RegisterBody) => http('POST /api/auth/register', { body }), onSuccess: session.accept });
}
