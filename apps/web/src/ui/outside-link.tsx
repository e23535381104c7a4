import type { ReactNode } from 'react';
import { Link } from '@chakra-ui/react';

/** A link that a user has entered: it opens in a new tab, without a referrer and without an endorsement. */
export function OutsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link href={to} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Link>
  );
}
