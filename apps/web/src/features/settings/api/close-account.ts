import { useMutation } from '@tanstack/react-query';
import { mutation } from '../../../lib/mutation';
import { session } from '../../../lib/session';

/** Every session of the account ends with it; the dialog forgets this one, after its last words. */
export const useCloseAccount = () =>
  useMutation({
    ...mutation('DELETE /api/me'),
    onMutate: () => session.leaving(true),
    onError: () => session.leaving(false),
  });
