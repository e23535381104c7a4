import { useEffect } from 'react';

/** Has the browser ask before the tab is closed or reloaded while something would be lost. */
export function useAskBeforeUnload(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chromium asked only then, until its version 119.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLose]);
}
