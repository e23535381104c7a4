import { useEffect, useEffectEvent } from 'react';

/** Asks before the browser's Back button leaves a call: it goes back to an entry for the same page, which is put back at once. */
export function useBackAsks(isInCall: boolean, ask: () => void): void {
  const onBack = useEffectEvent(ask);
  useEffect(() => {
    if (!isInCall) return;
    const hasEntry = () => Boolean((window.history.state as { isCall?: boolean } | null)?.isCall);
    const addEntry = () => hasEntry() || window.history.pushState({ ...(window.history.state as object), isCall: true }, '');
    const onPop = () => {
      addEntry();
      onBack();
    };
    addEntry();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      // Not if the person went on to another page, which has an entry of its own.
      if (hasEntry()) window.history.back();
    };
  }, [isInCall]);
}
