import { useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../lib/data-saver';
import { ownKey } from '../../lib/query';

const everyMs = 10_000;

/** Returns how long a small question to the server takes, in milliseconds; null if it cannot be reached. */
export function useRoundTrip(): number | null | undefined {
  return useQuery({
    queryKey: ownKey('round-trip'),
    queryFn: async ({ signal }) => {
      const from = performance.now();
      try {
        await (await fetch('/healthz', { cache: 'no-store', signal })).text();
        return Math.round(performance.now() - from);
      } catch {
        return null;
      }
    },
    refetchInterval: () => pollEvery(everyMs),
    networkMode: 'always',
    gcTime: 0,
  }).data;
}
