import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Availability } from '@somo/contracts/availability';
import type { SaveAvailabilityBody } from '@somo/contracts/routes/availability';
import { http } from '../../../lib/http';

const queryKey = ['my-availability'];

export function useAvailability() {
  return useQuery({ queryKey, queryFn: ({ signal }) => http('GET /api/me/availability', { signal }) });
}

export function useSaveAvailability() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveAvailabilityBody) => http('PUT /api/me/availability', { body }),
    onSuccess: ({ outside: _, ...saved }) => {
      cache.setQueryData<Availability>(queryKey, saved);
      return cache.invalidateQueries({ queryKey: ['open-slots'] });
    },
  });
}
