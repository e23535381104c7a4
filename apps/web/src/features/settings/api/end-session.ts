import { useMutation } from '@tanstack/react-query';
import { outdate } from '../../../lib/changes';
import { http } from '../../../lib/http';

/** Ends one session, or all but the current one where no id is given. */
export const useEndSession = () =>
  useMutation({
    mutationFn: (id?: string) =>
      id === undefined ? http('DELETE /api/auth/sessions') : http('DELETE /api/auth/sessions/:id', { params: { id } }),
    onSettled: (_answer, _error, _id, _result, { client }) => outdate(client, 'sessions'),
  });
