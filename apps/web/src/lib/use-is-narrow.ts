import { useSyncExternalStore } from 'react';

/** The narrow layout begins below 1024 px. */
const narrow = '(max-width: 63.99em)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Returns whether the screen is narrow, for what styles alone cannot change. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
}
