import { useQuery } from '@tanstack/react-query';
import type { Lesson } from '@somo/contracts/lessons';
import { http } from '../../../lib/http';

/** A lesson just booked; pushes about it keep it true. Asked for once at the start: a push may have come before anybody looked. */
export function useLesson(lesson: Lesson) {
  return useQuery({
    queryKey: ['lessons', 'one', lesson.id],
    queryFn: ({ signal }) => http('GET /api/lessons/:id', { params: { id: lesson.id }, signal }),
    initialData: lesson,
    initialDataUpdatedAt: 0,
  });
}
