import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

/** The classroom of one's own lesson, asked for once it is open. Never cached, because it has credentials that expire. */
export function useClassroom(lessonId: string, enabled: boolean) {
  return useQuery({
    queryKey: ['classroom', lessonId],
    queryFn: ({ signal }) => http('GET /api/lessons/:id/classroom', { params: { id: lessonId }, signal }),
    enabled,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
