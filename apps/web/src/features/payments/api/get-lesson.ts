import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useLessonToPay(id: string) {
  return useQuery({
    queryKey: ['lessons', 'one', id],
    queryFn: ({ signal }) => http('GET /api/lessons/:id', { params: { id }, signal }),
  });
}
