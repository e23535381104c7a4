import { useQuery } from '@tanstack/react-query';
import type { LessonPayment } from '@somo/contracts/payments';
import { http } from '../../../lib/http';
import { isPassing, isRefused } from '../../../lib/problem';

/** The payment is created a moment after the booking. */
const tries = 8;

/**
 * Keyed under 'lessons', so that a push about the lesson fetches it again; `everyMs`
 * returns the polling interval while the page waits for the money.
 */
export function useLessonPayment(id: string, everyMs: (payment: LessonPayment | undefined) => number | false) {
  return useQuery({
    queryKey: ['lessons', 'payment', id],
    queryFn: ({ signal }) => http('GET /api/lessons/:id/payment', { params: { id }, signal }),
    retry: (failures, error) => (isRefused(error, 'payment-not-found') ? failures < tries : failures < 2 && isPassing(error)),
    retryDelay: 1_000,
    refetchInterval: ({ state }) => everyMs(state.data),
    staleTime: 0,
  });
}
