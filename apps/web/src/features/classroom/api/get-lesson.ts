import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useLesson(lessonId: string) {
  return useQuery({
    queryKey: ['lessons', 'one', lessonId],
    queryFn: ({ signal }) => http('GET /api/lessons/:id', { params: { id: lessonId }, signal }),
  });
}
