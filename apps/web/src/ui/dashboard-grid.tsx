import type { ReactNode } from 'react';
import { Box, Stack } from '@chakra-ui/react';

/** Stat cards on top, then a wide and a narrow column. */
export function DashboardGrid({ stats, main, side }: { stats: ReactNode; main: ReactNode; side: ReactNode }) {
  return (
    <Stack gap="6">
      <Box
        display="grid"
        gap={{ base: '4', md: '6' }}
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
          lg: 'repeat(auto-fit, minmax(12rem, 1fr))',
        }}
        css={{ '& > :last-child:nth-child(odd)': { base: { gridColumn: '1 / -1' }, lg: { gridColumn: 'auto' } } }}
      >
        {stats}
      </Box>
      <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
        <Stack gap="6" minW="0">
          {main}
        </Stack>
        <Stack gap="6" minW="0">
          {side}
        </Stack>
      </Box>
    </Stack>
  );
}
