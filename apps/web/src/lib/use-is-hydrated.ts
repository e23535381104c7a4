import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false in a prerendered page and in the render that takes it over, which must show the same; then true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
