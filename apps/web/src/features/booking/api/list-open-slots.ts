import { queryOptions, useQuery } from '@tanstack/react-query';
import { slotRangeDays } from '@somo/contracts/rules/booking';
import { addDays } from '../../../lib/days';
import { http } from '../../../lib/http';

const againMs = 10_000;

const slotsOf = (teacherId: string, from: string, timeZone: string) =>
  queryOptions({
    queryKey: ['open-slots', teacherId, from, timeZone],
    queryFn: ({ signal }) =>
      http('GET /api/teachers/:id/slots', {
        params: { id: teacherId },
        query: { from, to: addDays(from, slotRangeDays - 1), timeZone },
        signal,
      }),
  });

/** Fetches the open times once, for a page that only points at them. */
export function useSlotsOnce(teacherId: string, from: string, timeZone: string) {
  return useQuery({ ...slotsOf(teacherId, from, timeZone), staleTime: 60_000 });
}

/** Fetches the whole range one request may cover, so that switching months costs nothing, and polls it, because others book too. */
export function useOpenSlots(teacherId: string, from: string, timeZone: string) {
  return useQuery({ ...slotsOf(teacherId, from, timeZone), refetchInterval: againMs, staleTime: 0 });
}
