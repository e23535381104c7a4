import { useMutation } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useResendConfirmation() {
  return useMutation({ mutationFn: () => http('POST /api/auth/resend-confirmation') });
}
