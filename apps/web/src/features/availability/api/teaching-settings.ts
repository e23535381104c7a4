import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useTeachingSettings() {
  return useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => http('GET /api/me/settings', { signal }),
    select: ({ teaching }) => teaching,
  });
}
