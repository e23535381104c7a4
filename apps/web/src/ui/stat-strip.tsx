import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import { Panel } from './panel';

/** A few figures side by side, two in a row on a phone. */
export function StatStrip({ children }: { children: ReactNode }) {
  return (
    <Panel py="5">
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr))',
          lg: 'repeat(auto-fit, minmax(8rem, 1fr))',
        }}
      >
        {children}
      </Box>
    </Panel>
  );
}
