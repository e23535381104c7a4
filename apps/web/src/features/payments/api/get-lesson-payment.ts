import { useQuery } from '@tanstack/react-query';
import type { LessonPayment } from '@somo/contracts/payments';
import { pollEvery } from '../../../lib/data-saver';
import { isPassing, isRefused } from '../../../lib/problem';
import { query } from '../../../lib/query';

/** The payment is created a moment after the booking. */
const tries = 8;

/** `everyMs` returns the polling interval while the page waits for the money. */
export function useLessonPayment(id: string, everyMs: (payment: LessonPayment | undefined) => number | false) {
  return useQuery({
    ...query('GET /api/lessons/:id/payment', { params: { id } }),
    retry: (failures, error) => (isRefused(error, 'payment-not-found') ? failures < tries : failures < 2 && isPassing(error)),
    retryDelay: 1_000,
    refetchInterval: ({ state }) => pollEvery(everyMs(state.data)),
    staleTime: 0,
  });
}
