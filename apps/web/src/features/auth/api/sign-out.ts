import { useMutation } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { session } from '../../../lib/session';

/** Forgetting the session is left to the dialog: that closes the page it is on, and it has something to say first. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => http('POST /api/auth/logout'),
    onMutate: () => session.leaving(true),
    onError: () => session.leaving(false),
  });
}
