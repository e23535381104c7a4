import { useMutation } from '@tanstack/react-query';
import { isPassing } from '../../../lib/problem';
import { send } from '../../../lib/send';
import { session } from '../../../lib/session';
import { unsentSignOut } from '../../../lib/unsent-sign-out';

/**
 * Resolves to whether the server knows; where it does not answer, it is told later, for the person leaves this device all the same. The dialog,
 * not this hook, forgets the session: forgetting it closes the page the dialog is on, and it has a message to show first.
 */
export const useSignOut = () =>
  useMutation({
    mutationFn: async (): Promise<boolean> => {
      try {
        await send('POST /api/auth/logout', undefined, null);
        return true;
      } catch (error) {
        if (!isPassing(error)) throw error;
        unsentSignOut.note();
        return false;
      }
    },
    onMutate: () => session.leaving(true),
    onError: () => session.leaving(false),
  });
