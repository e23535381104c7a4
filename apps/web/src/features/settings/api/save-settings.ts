import { mutationOptions } from '@tanstack/react-query';
import { mutation } from '../../../lib/mutation';
import { query } from '../../../lib/query';

/** Saves a part of the settings. The cache gets what is stored, with the payout method masked; what was typed is not cached. */
export const saveSettings = mutationOptions({
  ...mutation('PATCH /api/me/settings'),
  onSuccess: (saved, _request, _result, { client }) =>
    client.setQueryData(query('GET /api/me/settings').queryKey, (known) => ({ ...known, ...saved })),
});
