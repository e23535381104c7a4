import { useQuery } from '@tanstack/react-query';
import { slotRangeDays } from '@somo/contracts/rules/booking';
import { addDays } from '../../../lib/days';
import { http } from '../../../lib/http';

const againMs = 10_000;

/** Fetches the whole range one request may cover, so that switching months costs nothing, and polls it, because others book too. */
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
