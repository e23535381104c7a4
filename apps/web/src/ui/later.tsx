import { useDeferredValue, type ReactNode } from 'react';

/** Its content, rendered right after the rest of the page: on a slow processor, what comes first is shown sooner. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
