import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { refundPollInterval } from '../../../lib/refund-poll-interval';

/** Fetches a lesson's payment; polls while a refund is pending. */
export function useLessonMoney(lessonId: string) {
  return useQuery({
    queryKey: ['operations', 'money', lessonId],
    queryFn: ({ signal }) => http('GET /api/admin/lessons/:id/payment', { params: { id: lessonId }, signal }),
    refetchInterval: ({ state }) => refundPollInterval(state.data ? [state.data] : []),
  });
}
