import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfileBody } from '@somo/contracts/routes/profile';
import { http } from '../../../lib/http';
import { refusalOf } from '../../../lib/problem';
import { session } from '../../../lib/session';

const tries = 2;

/** Saves the given fields. What the server did not refuse is tried once more. */
export function useSaveProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (changes: ProfileBody) => http('PATCH /api/me/profile', { body: changes }),
    retry: (failures, error) => failures < tries - 1 && refusalOf(error) === null,
    retryDelay: 500,
    onSuccess: (profile) => {
      cache.setQueryData(['my-profile'], profile);
      // The name and the time zone are part of the session.
      void session.refresh();
    },
  });
}
