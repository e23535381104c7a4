import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useLessonStats() {
  return useQuery({ queryKey: ['lessons', 'stats'], queryFn: ({ signal }) => http('GET /api/lessons/stats', { signal }) });
}
