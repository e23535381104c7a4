import { useEffect, useState } from 'react';
import { Text, type BoxProps } from '@chakra-ui/react';
import { useIsHydrated } from '../lib/use-is-hydrated';
import { LiveRegion } from './live-region';

/** By then, screen readers know the region. */
const knownMs = 100;

/** Skeletons, with a text that screen readers say. */
export function Loading({ label, children, ...rest }: { label: string } & BoxProps) {
  // A prerendered page says it from the start, also before the app is there.
  const isHydrated = useIsHydrated();
  const [isKnown, setKnown] = useState(!isHydrated);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), knownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LiveRegion {...rest}>
      <Text srOnly>{isKnown && label}</Text>
      {children}
    </LiveRegion>
  );
}
