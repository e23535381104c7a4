import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import { Panel } from './panel';

/** A few figures side by side, two in a row on a phone, and `inColumn` of a page. */
export function StatStrip({ children, inColumn = false }: { children: ReactNode; inColumn?: boolean }) {
  return (
    <Panel py="5">
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr))',
          lg: inColumn ? 'repeat(2, minmax(0, 1fr))' : 'repeat(4, auto)',
        }}
        justifyContent="space-between"
      >
        {children}
      </Box>
    </Panel>
  );
}
