import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';

const queryKey = ['sessions'];

export function useSessions() {
  return useQuery({ queryKey, queryFn: ({ signal }) => http('GET /api/auth/sessions', { signal }) });
}

/** Ends one session, or all but the current one where no id is given. */
export function useEndSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id?: string) =>
      id === undefined ? http('DELETE /api/auth/sessions') : http('DELETE /api/auth/sessions/:id', { params: { id } }),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
