import { Box, Stack } from '@chakra-ui/react';
import { DateHours } from './date-hours';
import { RulesPanel } from './rules-panel';
import type { EditedHours } from './use-hours';
import { WeekHours } from './week-hours';

/** The editor of weekly hours and of specific dates, and the rules that apply to all lessons. */
export function HoursTab({ edited, timeZone }: { edited: EditedHours; timeZone: string }) {
  return (
    <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}>
      <WeekHours hours={edited.hours} onChange={edited.change} />
      <Stack gap="6" minW="0">
        <DateHours edited={edited} timeZone={timeZone} />
        <RulesPanel />
      </Stack>
    </Box>
  );
}
