import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

/** The lesson that a classroom link or code means, among the user's own. */
export function useFindLesson(code: string) {
  return useQuery({
    queryKey: ['lessons', 'code', code],
    queryFn: ({ signal }) => http('GET /api/classrooms/:code', { params: { code }, signal }),
    retry: false,
  });
}
