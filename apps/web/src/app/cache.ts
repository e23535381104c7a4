import { QueryClient } from '@tanstack/react-query';
import { isPassing } from '../lib/problem';

export function newCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isPassing(error), refetchOnWindowFocus: true },
      // A change requested while offline fails and says so, rather than being sent later without the user noticing.
      mutations: { networkMode: 'always' },
    },
  });
}
