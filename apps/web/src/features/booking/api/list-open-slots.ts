import { useQuery } from '@tanstack/react-query';
import { slotRangeDays } from '@somo/contracts/rules/booking';
import { addDays } from '../../../lib/days';
import { http } from '../../../lib/http';

const againMs = 10_000;

/** Everything that can be asked for at once, so that turning months costs nothing; again and again while somebody looks, since others book too. */
export function useOpenSlots(teacherId: string, from: string, timeZone: string) {
  return useQuery({
    queryKey: ['open-slots', teacherId, from, timeZone],
    queryFn: ({ signal }) =>
      http('GET /api/teachers/:id/slots', {
        params: { id: teacherId },
        query: { from, to: addDays(from, slotRangeDays - 1), timeZone },
        signal,
      }),
    refetchInterval: againMs,
    staleTime: 0,
  });
}
