import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { ProblemError } from '../../../lib/problem';

const waitMs = 5_000;

/** The classroom of one's own lesson; asked again while it is not open yet. Never cached, because it has credentials that expire. */
export function useClassroom(lessonId: string) {
  return useQuery({
    queryKey: ['classroom', lessonId],
    queryFn: ({ signal }) => http('GET /api/lessons/:id/classroom', { params: { id: lessonId }, signal }),
    refetchInterval: ({ state: { error } }) =>
      error instanceof ProblemError && error.problem.code === 'classroom-not-open' ? waitMs : false,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
