import { useQuery } from '@tanstack/react-query';
import { ProblemError } from '../../../lib/problem';
import { query } from '../../../lib/query';

const againMs = 5_000;
const isTooEarly = (error: unknown) => error instanceof ProblemError && error.problem.code === 'classroom-not-open';

/** The classroom of one's own lesson, asked for once it is open. Never cached, because it has credentials that expire. */
export function useClassroom(lessonId: string, enabled: boolean) {
  return useQuery({
    ...query('GET /api/lessons/:id/classroom', { params: { id: lessonId } }),
    enabled,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    // The server's clock decides: a little behind this one, it is asked again.
    refetchInterval: ({ state: { error } }) => (isTooEarly(error) ? againMs : false),
  });
}
