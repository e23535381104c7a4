import { useQuery } from '@tanstack/react-query';
import type { Presence } from '@somo/contracts/live';

/** Filled by pushes alone; nobody asks for it. */
export function usePresence(userId: string): Presence | undefined {
  return useQuery<Presence>({ queryKey: ['presence', userId], queryFn: () => 'offline', enabled: false, gcTime: Infinity }).data;
}
