import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

/** An empty text searches for nothing. */
export function useOperatorSearch(q: string) {
  return useQuery({
    queryKey: ['operations', 'search', q],
    queryFn: ({ signal }) => http('GET /api/admin/search', { query: { q }, signal }),
    enabled: q !== '',
  });
}
