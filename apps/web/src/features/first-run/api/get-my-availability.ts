import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useMyAvailability() {
  return useQuery({ queryKey: ['my-availability'], queryFn: ({ signal }) => http('GET /api/me/availability', { signal }) });
}
