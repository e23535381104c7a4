import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/query';

/** The classroom of one's own lesson, asked for once it is open. Never cached, because it has credentials that expire. */
export function useClassroom(lessonId: string, enabled: boolean) {
  return useQuery({
    ...query('GET /api/lessons/:id/classroom', { params: { id: lessonId } }),
    enabled,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
