import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useFeaturedTeachers() {
  return useQuery({ queryKey: ['teachers', 'featured'], queryFn: ({ signal }) => http('GET /api/teachers/featured', { signal }) });
}
