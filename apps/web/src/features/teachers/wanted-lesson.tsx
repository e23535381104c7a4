import { Box, Text } from '@chakra-ui/react';
import type { Person } from '@somo/contracts/people';
import type { Instant } from '@somo/contracts/time';
import { dayAndTime } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { useTimesIn } from '../../lib/use-times-in';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';

/** The teacher whom a visitor has chosen and, if they have chosen one, the time. */
export function WantedLesson({ teacher, startsAt }: { teacher: Person; startsAt: Instant | null }) {
  const zone = useZone();
  const timesIn = useTimesIn(zone, useNow(60_000));
  return (
    <Box display="flex" alignItems="center" gap="4" mb="4" p="4" borderRadius="l2" bg="bg.muted">
      <PersonAvatar person={teacher} />
      <Box minW="0" overflowWrap="anywhere">
        <Text fontFamily="heading" fontWeight="bold">
          <Stored>{teacher.fullName}</Stored>
        </Text>
        {startsAt && (
          <>
            <Text fontWeight="semibold">
              <bdi>{dayAndTime(startsAt, zone)}</bdi>
            </Text>
            <Text color="fg.muted" textStyle="sm">
              {timesIn}
            </Text>
          </>
        )}
      </Box>
    </Box>
  );
}
