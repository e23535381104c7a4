import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

const askEveryMs = 2_000;

/** While something is on its way back it is asked for again and again, until it has arrived. */
export function useLessonMoney(lessonId: string) {
  return useQuery({
    queryKey: ['operations', 'money', lessonId],
    queryFn: ({ signal }) => http('GET /api/admin/lessons/:id/payment', { params: { id: lessonId }, signal }),
    refetchInterval: ({ state }) => (state.data && state.data.refundPendingCents > 0 ? askEveryMs : false),
  });
}
