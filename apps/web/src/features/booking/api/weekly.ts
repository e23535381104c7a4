import { useMutation, useQuery } from '@tanstack/react-query';
import type { Instant } from '@somo/contracts/time';
import { outdate } from '../../../lib/changes';
import { mutation, untilAnswered } from '../../../lib/mutation';
import { keyOf, query } from '../../../lib/query';

/** Returns the dates of a weekly time, once there is one to look at. */
export function useWeeklyTimes(teacherId: string, startsAt: Instant | null) {
  const asked = { params: { id: teacherId }, query: { startsAt: startsAt ?? ('' as Instant) } };
  return useQuery({ ...query('GET /api/teachers/:id/weekly-times', asked), enabled: startsAt !== null, staleTime: 0, retry: false });
}

/** Books a weekly time several times, all of them or none. `key` belongs to one click. */
export function useBookWeekly() {
  return useMutation({
    ...mutation('POST /api/bookings/weekly'),
    ...untilAnswered,
    onSettled: async (_booked, _error, { body: { teacherId } }, _result, { client }) => {
      const of = { params: { id: teacherId } };
      await Promise.all([
        outdate(client, 'lessons'),
        client.invalidateQueries({ queryKey: keyOf('GET /api/teachers/:id/slots', of) }),
        client.invalidateQueries({ queryKey: keyOf('GET /api/teachers/:id/weekly-times') }),
      ]);
    },
  });
}
