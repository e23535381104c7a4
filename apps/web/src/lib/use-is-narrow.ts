import { useSyncExternalStore } from 'react';

/** The narrow layout begins below 1024 px. */
const narrow = '(max-width: 63.99em)';
const phone = '(max-width: 39.99em)';

/** Returns whether the screen is as a media query asks. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Returns whether the screen is narrow, for what styles alone cannot change. */
export const useIsNarrow = () => useMedia(narrow);

/** Returns whether the screen is as narrow as that of a phone. */
export const useIsPhone = () => useMedia(phone);
