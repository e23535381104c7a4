import { useMutation } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { session } from '../../../lib/session';

export function useConfirmEmail() {
  return useMutation({
    mutationFn: (token: string) => http('POST /api/auth/confirm-email', { body: { token } }),
    onSuccess: () => {
      if (session.token() !== null) void session.refresh();
    },
  });
}
