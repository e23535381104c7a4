import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { cityName, timeOf, weekdayName } from '../../lib/format';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { useZone } from '../../lib/use-session';
import { offsetMinutes } from '../../lib/zone';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { useFeatured } from './api/featured';

/**
 * Returns the next available time of a featured teacher, as it is where the reader is and where the teacher is, for the eye alone; nothing
 * where every clock shows the same.
 */
export function TwoClocks() {
  const zone = useZone();
  const isKnown = useIsHydrated();
  const featured = useFeatured();
  const teachers = featured.data?.items ?? [];
  // A prerendered page has the first one, and does not know where its reader is.
  const teacher = isKnown ? teachers.find(({ nextFreeAt, timeZone }) => nextFreeAt && differAt(nextFreeAt, zone, timeZone)) : teachers[0];
  if (!teacher && !featured.isPending) return null;
  // Nor is the time known before.
  const at = isKnown ? teacher?.nextFreeAt : null;
  return (
    <Panel aria-hidden w="full" maxW="sm" py={{ base: '1', md: '1' }}>
      <Clock at={at} zone={zone}>
        <Box display="grid" placeItems="center" w="11" h="11" borderRadius="l2" bg="brand.muted" color="brand.fg">
          <UserRound />
        </Box>
      </Clock>
      <Clock at={at} zone={teacher?.timeZone ?? zone}>
        {teacher ? <PersonAvatar person={teacher} size="11" /> : <Box w="11" h="11" borderRadius="l2" bg="brand.muted" />}
      </Clock>
    </Panel>
  );
}

const differAt = (at: Instant, one: string, other: string) => offsetMinutes(one, fromInstant(at)) !== offsetMinutes(other, fromInstant(at));

/** Returns a row with the time in a zone, blank until it is known. */
function Clock({ at, zone, children }: { at: Instant | null | undefined; zone: string; children: ReactNode }) {
  return (
    <Box display="flex" alignItems="center" gap="4" py="4" _notFirst={{ borderTopWidth: '1px', borderColor: 'border' }}>
      {children}
      <Text flex="1" minW="0" color="fg.muted" overflowWrap="anywhere">
        {at ? <Stored>{cityName(zone) ?? zone}</Stored> : '\u00a0'}
      </Text>
      <Box textAlign="end" whiteSpace="nowrap">
        <Text fontFamily="heading" fontWeight="bold" textStyle="xl" lineHeight="short" fontVariantNumeric="tabular-nums">
          <bdi>{at ? timeOf(at, zone) : '\u00a0'}</bdi>
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {at ? weekdayName(at, zone) : '\u00a0'}
        </Text>
      </Box>
    </Box>
  );
}
