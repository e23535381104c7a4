import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useSiteStats(wanted: boolean) {
  return useQuery({ queryKey: ['site-stats'], queryFn: ({ signal }) => http('GET /api/stats', { signal }), enabled: wanted });
}
