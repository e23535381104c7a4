import type { ReactNode } from 'react';
import { Link } from '@chakra-ui/react';

/** A link that somebody has entered: it opens elsewhere, learns nothing of us and is not recommended by us. */
export function OutsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link href={to} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Link>
  );
}
