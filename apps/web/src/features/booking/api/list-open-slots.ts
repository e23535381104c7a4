import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OpenSlots } from '@somo/contracts/lessons';
import { slotRangeDays } from '@somo/contracts/rules/booking';
import { pollEvery } from '../../../lib/data-saver';
import { addDays } from '../../../lib/days';
import { dayOf } from '../../../lib/format';
import { http } from '../../../lib/http';
import { composedKey } from '../../../lib/query';

const againMs = 10_000;

/** Single dates can be years apart: the later ones are listed once the earlier ones are over. */
const mostRequests = 6;

/** Fetches the whole range that one request may cover, so that switching months costs nothing, and the specific dates after it. */
async function fetchSlots(teacherId: string, from: string, timeZone: string, signal: AbortSignal): Promise<OpenSlots> {
  const fetchFrom = (first: string) =>
    http('GET /api/teachers/:id/slots', {
      params: { id: teacherId },
      query: { from: first, to: addDays(first, slotRangeDays - 1), timeZone },
      signal,
    });
  const slots = await fetchFrom(from);
  const days = [...slots.days];
  let { nextDateAt } = slots;
  for (let sent = 1; nextDateAt && sent < mostRequests; sent++) {
    const later = await fetchFrom(dayOf(nextDateAt, timeZone));
    days.push(...later.days);
    nextDateAt = later.nextDateAt;
  }
  return { ...slots, days };
}

const slotsOf = (teacherId: string, from: string, timeZone: string) =>
  queryOptions({
    queryKey: composedKey('GET /api/teachers/:id/slots', { params: { id: teacherId }, query: { from, timeZone } }),
    queryFn: ({ signal }) => fetchSlots(teacherId, from, timeZone, signal),
  });

/** Fetches the open times once, for a page that only points at them. */
export function useSlotsOnce(teacherId: string, from: string, timeZone: string) {
  return useQuery({ ...slotsOf(teacherId, from, timeZone), staleTime: 60_000 });
}

/** Fetches the open times and polls them, because others book too. */
export function useOpenSlots(teacherId: string, from: string, timeZone: string) {
  return useQuery({ ...slotsOf(teacherId, from, timeZone), refetchInterval: () => pollEvery(againMs), staleTime: 0 });
}
