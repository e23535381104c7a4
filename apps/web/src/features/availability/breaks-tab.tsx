import { Box } from '@chakra-ui/react';
import { AddBreak } from './add-break';
import { BreakList } from './break-list';
import type { EditedHours } from './use-hours';

/** Days off: each break or leave is saved by itself. */
export function BreaksTab({ edited, timeZone }: { edited: EditedHours; timeZone: string }) {
  return (
    <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}>
      <AddBreak edited={edited} timeZone={timeZone} />
      <BreakList edited={edited} />
    </Box>
  );
}
