import type { ReactNode } from 'react';
import { Box, Stack } from '@chakra-ui/react';

/** A wide and a narrow column, one below the other on a narrow screen. */
export function DashboardGrid({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
      <Stack gap="6" minW="0">
        {main}
      </Stack>
      <Stack gap="6" minW="0">
        {side}
      </Stack>
    </Box>
  );
}
