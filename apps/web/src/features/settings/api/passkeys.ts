import { useMutation } from '@tanstack/react-query';
import type { PasskeyCreation } from '@somo/contracts/passkeys';
import { outdate } from '../../../lib/changes';
import { http } from '../../../lib/http';
import { mutation } from '../../../lib/mutation';

interface Making {
  name: string;
  creation: PasskeyCreation;
}

export const useBeginPasskey = () => useMutation(mutation('POST /api/me/passkeys/options'));

/** Has the device make a passkey, and adds it. */
export const useMakePasskey = () =>
  useMutation({
    mutationFn: async ({ name, creation }: Making) => {
      const { makePasskey } = await import('../../../lib/passkeys');
      return http('POST /api/me/passkeys', { body: { ...(await makePasskey(creation)), name } });
    },
    onSettled: (_answer, _error, _made, _result, { client }) => outdate(client, 'passkeys'),
  });

export const useRenamePasskey = () => useMutation(mutation('PATCH /api/me/passkeys/:id', { changes: ['passkeys'] }));
export const useRemovePasskey = () => useMutation(mutation('DELETE /api/me/passkeys/:id', { changes: ['passkeys'] }));
