import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useSubjects() {
  return useQuery({ queryKey: ['subjects'], queryFn: ({ signal }) => http('GET /api/subjects', { signal }), staleTime: Infinity });
}
