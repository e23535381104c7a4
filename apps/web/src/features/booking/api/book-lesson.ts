import { useMutation } from '@tanstack/react-query';
import { isRequest } from '@somo/contracts/requests';
import { outdate } from '../../../lib/changes';
import { mutation, untilAnswered } from '../../../lib/mutation';
import { keyOf } from '../../../lib/query';
import { useZone } from '../../../lib/use-session';
import { ownLessons, withLesson } from './list-own-lessons';

/** Books a lesson. `key` belongs to one click: a retry after a lost connection sends the same one, so that nothing is booked twice. */
export function useBookLesson() {
  const own = ownLessons(useZone());
  return useMutation({
    ...mutation('POST /api/bookings'),
    ...untilAnswered,
    onSuccess: (booked, _request, _result, { client }) => {
      if (isRequest(booked)) return outdate(client, 'requests');
      client.setQueryData(own.queryKey, (known) => withLesson(known, booked));
      return outdate(client, 'lessons');
    },
    onSettled: (_booked, _error, { body: { teacherId } }, _result, { client }) =>
      client.invalidateQueries({ queryKey: keyOf('GET /api/teachers/:id/slots', { params: { id: teacherId } }) }),
  });
}
