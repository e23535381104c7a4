import { useSyncExternalStore } from 'react';
import { session } from './session';

function follow(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  const stop = session.subscribe(listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    stop();
  };
}

/** Returns false while the browser knows that it is offline. */
export function useHasLine(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
}

/** Returns false, too, while the page shows what this device keeps because the server has not answered since it was opened. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine && !session.isAway(),
    () => true,
  );
}
