import { useMutation } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useConfirmEmail() {
  return useMutation({ mutationFn: (token: string) => http('POST /api/auth/confirm-email', { body: { token } }) });
}
