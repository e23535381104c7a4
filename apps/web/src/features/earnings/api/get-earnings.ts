import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EarningPeriod } from '@somo/contracts/earnings';
import { http } from '../../../lib/http';

/** Below 'lessons', so that a push about a lesson asks again. The sums of all time are the same for each period: they stay on the screen meanwhile. */
export function useEarnings(period: EarningPeriod = 'all') {
  return useQuery({
    queryKey: ['lessons', 'earnings', period],
    queryFn: ({ signal }) => http('GET /api/earnings', { query: { period }, signal }),
    placeholderData: keepPreviousData,
  });
}
