import { useMutation } from '@tanstack/react-query';
import type { ResetPasswordBody } from '@somo/contracts/routes/auth';
import { http } from '../../../lib/http';

export function useResetPassword() {
  return useMutation({ mutationFn: (body: ResetPasswordBody) => http('POST /api/auth/reset-password', { body }), gcTime: 0 });
}
