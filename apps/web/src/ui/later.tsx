import { useDeferredValue, type ReactNode } from 'react';
import { session } from '../lib/session';

/** Its content; in a page that opens without a connection, rendered right after the rest: on a slow processor, what comes first is shown sooner. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, !session.isAway()) ? children : null;
}
