import { useMutation } from '@tanstack/react-query';
import { mutation } from '../../../lib/mutation';
import { session } from '../../../lib/session';

/** The dialog, not this hook, forgets the session: forgetting it closes the page the dialog is on, and it has a message to show first. */
export const useSignOut = () =>
  useMutation({
    ...mutation('POST /api/auth/logout'),
    onMutate: () => session.leaving(true),
    onError: () => session.leaving(false),
  });
