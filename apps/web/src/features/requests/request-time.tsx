import { Box } from '@chakra-ui/react';
import type { Alternative } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { timeRange, unparted, zoneLabel } from '../../lib/format';

/** The hours of a requested time and the reader's time zone, which goes to the next line as a whole. */
export function RequestTime({ time: { startsAt, endsAt }, zone }: { time: Alternative; zone: string }) {
  return (
    <bdi>
      {unparted(timeRange(startsAt, endsAt, zone))}{' '}
      <Box as="span" display="inline-block" color="fg.muted" fontWeight="normal">
        {zoneLabel(zone, fromInstant(startsAt))}
      </Box>
    </bdi>
  );
}
