import { useSyncExternalStore } from 'react';
import type { SessionUser } from '@somo/contracts/people';
import { session, type SessionState } from './session';
import { sessionMarker } from './session-marker';
import { browserZone } from './zone';

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}

/** The signed-in person, or null. */
export function useUser(): SessionUser | null {
  const state = useSession();
  return state.status === 'signed-in' ? state.user : null;
}

/** True while somebody is signed in here, as far as this browser knows, and the server has not said yes; not on a page drawn before anybody opened it. */
export function useAwaited(): boolean {
  return useSyncExternalStore(
    session.subscribe,
    () => ['loading', 'unknown'].includes(session.state().status) && sessionMarker.read() !== null,
    () => false,
  );
}

const never = () => () => {};

/** The zone this browser is set to; null on a page that was drawn before anybody opened it. */
export function useBrowserZone(): string | null {
  return useSyncExternalStore(never, browserZone, () => null);
}

/** The zone all times on the screen are shown in: one's own, or the browser's for visitors. */
export function useZone(): string {
  const here = useBrowserZone();
  return useUser()?.timeZone ?? here ?? 'UTC';
}
