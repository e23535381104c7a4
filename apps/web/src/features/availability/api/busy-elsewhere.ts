import { useQuery } from '@tanstack/react-query';
import { fromInstant } from '@somo/contracts/time';
import { query } from '../../../lib/query';

/** Fetches when the teacher is busy in calendars elsewhere. */
export function useBusyElsewhere() {
  return useQuery({
    ...query('GET /api/me/external-calendars'),
    select: ({ busy }) => busy.map(({ startsAt, endsAt }) => ({ from: fromInstant(startsAt), to: fromInstant(endsAt) })),
  });
}
