import { useQuery } from '@tanstack/react-query';
import type { Lesson } from '@somo/contracts/lessons';
import { http } from '../../../lib/http';

/**
 * Follows a newly booked lesson, updated by live pushes. Fetches it once at
 * the start, because a push may have come before this hook was mounted.
 */
export function useLesson(lesson: Lesson) {
  return useQuery({
    queryKey: ['lessons', 'one', lesson.id],
    queryFn: ({ signal }) => http('GET /api/lessons/:id', { params: { id: lesson.id }, signal }),
    initialData: lesson,
    initialDataUpdatedAt: 0,
  });
}
