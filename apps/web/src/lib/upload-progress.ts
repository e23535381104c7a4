// How far the uploads of this page are, and what stops them.
import { useSyncExternalStore } from 'react';

interface Running {
  /** From 0 to 1. */
  share: number;
  stop: AbortController;
}

const running = new Map<string, Running>();
const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());

export const uploads = {
  begin(clientId: string): AbortController {
    const stop = new AbortController();
    running.set(clientId, { share: 0, stop });
    changed();
    return stop;
  },

  report(clientId: string, share: number): void {
    const known = running.get(clientId);
    if (known) running.set(clientId, { ...known, share });
    changed();
  },

  end(clientId: string): void {
    running.delete(clientId);
    changed();
  },

  stop: (clientId: string) => running.get(clientId)?.stop.abort(),
};

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns how much of a file has been uploaded, from 0 to 1; undefined while this page does not upload it. */
export const useUploaded = (clientId: string): number | undefined => useSyncExternalStore(follow, () => running.get(clientId)?.share);
