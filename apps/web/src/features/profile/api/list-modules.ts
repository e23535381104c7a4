import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useModules(subject: string) {
  return useQuery({
    queryKey: ['modules', subject],
    queryFn: ({ signal }) => http('GET /api/modules', { query: { subject }, signal }),
    staleTime: Infinity,
  });
}
