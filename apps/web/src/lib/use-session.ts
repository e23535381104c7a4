import { useSyncExternalStore } from 'react';
import type { SessionUser } from '@somo/contracts/people';
import { session, type SessionState } from './session';
import { sessionMarker } from './session-marker';
import { browserZone, onDeviceZone } from './zone';

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}

/** Returns the signed-in user, or null. */
export function useUser(): SessionUser | null {
  const state = useSession();
  return state.status === 'signed-in' ? state.user : null;
}

/** Returns true while this browser has a session that the server has not confirmed yet; always false on a prerendered page. */
export function useAwaited(): boolean {
  return useSyncExternalStore(
    session.subscribe,
    () => ['loading', 'unknown'].includes(session.state().status) && sessionMarker.read() !== null,
    () => false,
  );
}

/** Returns the browser's time zone, or null on a prerendered page. */
export function useBrowserZone(): string | null {
  return useSyncExternalStore(onDeviceZone, browserZone, () => null);
}

/** Returns the time zone in which all times are shown: the user's own, or the browser's for visitors. */
export function useZone(): string {
  const here = useBrowserZone();
  return useUser()?.timeZone ?? here ?? 'UTC';
}
