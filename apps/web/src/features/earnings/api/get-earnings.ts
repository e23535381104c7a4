import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EarningPeriod } from '@somo/contracts/earnings';
import { http } from '../../../lib/http';

/**
 * Keyed under 'lessons', so that a push about a lesson fetches it again. All-time totals
 * are the same for every period, so the previous data stays on the screen meanwhile.
 */
export function useEarnings(period: EarningPeriod = 'all') {
  return useQuery({
    queryKey: ['lessons', 'earnings', period],
    queryFn: ({ signal }) => http('GET /api/earnings', { query: { period }, signal }),
    placeholderData: keepPreviousData,
  });
}
