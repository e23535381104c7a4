import { QueryClient } from '@tanstack/react-query';
import { isPassing } from '../lib/problem';

export function newCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isPassing(error), refetchOnWindowFocus: true },
      // What somebody asks for while the line is gone fails, and says so; it is not done behind their back later.
      mutations: { networkMode: 'always' },
    },
  });
}
