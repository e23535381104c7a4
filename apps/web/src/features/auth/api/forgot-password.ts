import { useMutation } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => http('POST /api/auth/forgot-password', { body: { email } }) });
}
