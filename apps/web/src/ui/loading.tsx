import { useEffect, useState } from 'react';
import { Text, type BoxProps } from '@chakra-ui/react';
import { LiveRegion } from './live-region';

/** By then, screen readers know the region. */
const knownMs = 100;

/** Skeletons, with a text that screen readers say. */
export function Loading({ label, children, ...rest }: { label: string } & BoxProps) {
  const [isKnown, setKnown] = useState(false);
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
