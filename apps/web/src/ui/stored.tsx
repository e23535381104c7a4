import type { ReactNode } from 'react';

/** Text that people have written, as it was written and in its own direction: no catalogue has it. */
export function Stored({ children }: { children: ReactNode }) {
  return <bdi data-stored>{children}</bdi>;
}
