import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/query';
import { refundPollInterval } from '../../../lib/refund-poll-interval';

/** Fetches a lesson's payment; polls while a refund is pending. */
export function useLessonMoney(lessonId: string) {
  return useQuery({
    ...query('GET /api/admin/lessons/:id/payment', { params: { id: lessonId } }),
    refetchInterval: ({ state }) => refundPollInterval(state.data ? [state.data] : []),
  });
}
