import { QueryClient } from '@tanstack/react-query';
import { minuteMs } from '@somo/calendar/days';
import { dataSaver } from '../lib/data-saver';
import { isPassing } from '../lib/problem';

/** A push says sooner what has changed. */
const freshMs = 30_000;
const freshSavingMs = 5 * minuteMs;

export function newCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: () => (dataSaver.isOn() ? freshSavingMs : freshMs),
        retry: (failures, error) => failures < 2 && isPassing(error),
        refetchOnWindowFocus: true,
      },
      // A change requested while offline fails and says so, rather than being sent later without the user noticing.
      mutations: { networkMode: 'always' },
    },
  });
}
