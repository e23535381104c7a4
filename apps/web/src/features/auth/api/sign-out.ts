import { useMutation } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { session } from '../../../lib/session';

export function useSignOut() {
  return useMutation({ mutationFn: () => http('POST /api/auth/logout'), onSuccess: session.forget });
}
