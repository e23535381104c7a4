import { Box } from '@chakra-ui/react';
import type { BookingRequest } from '@somo/contracts/requests';
import { fromInstant } from '@somo/contracts/time';
import { timeRange, unparted, zoneLabel } from '../../lib/format';

/** The hours of a request and the reader's time zone, which goes to the next line as a whole. */
export function RequestTime({ request: { startsAt, endsAt }, zone }: { request: BookingRequest; zone: string }) {
  return (
    <bdi>
      {unparted(timeRange(startsAt, endsAt, zone))}{' '}
      <Box as="span" display="inline-block" color="fg.muted" fontWeight="normal">
        {zoneLabel(zone, fromInstant(startsAt))}
      </Box>
    </bdi>
  );
}
