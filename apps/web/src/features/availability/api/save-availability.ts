import { useMutation } from '@tanstack/react-query';
import { outdate } from '../../../lib/changes';
import { mutation } from '../../../lib/mutation';
import { query } from '../../../lib/query';

export const useSaveAvailability = () =>
  useMutation({
    ...mutation('PUT /api/me/availability'),
    onSuccess: ({ outside: _, ...saved }, _request, _result, { client }) => {
      client.setQueryData(query('GET /api/me/availability').queryKey, saved);
      return outdate(client, 'openSlots');
    },
  });
