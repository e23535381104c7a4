import { useQuery } from '@tanstack/react-query';
import type { Presence } from '@somo/contracts/live';

/** Returns a user's presence from the cache, which only live pushes fill; it is never fetched. */
export function usePresence(userId: string): Presence | undefined {
  return useQuery<Presence>({ queryKey: ['presence', userId], queryFn: () => 'offline', enabled: false, gcTime: Infinity }).data;
}
