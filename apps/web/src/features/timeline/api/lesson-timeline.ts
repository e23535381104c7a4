import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useLessonTimeline(lessonId: string) {
  return useQuery({
    queryKey: ['timeline', lessonId],
    queryFn: ({ signal }) => http('GET /api/admin/lessons/:id/timeline', { params: { id: lessonId }, signal }),
  });
}
