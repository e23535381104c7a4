import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import type { Instant } from '@somo/contracts/time';
import { cityName, timeOf, weekdayName } from '../../lib/format';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { useZone } from '../../lib/use-session';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { useFeatured } from './api/featured';

/** Returns the next available time of a featured teacher, as it is where the reader is and where the teacher is, for the eye alone. */
export function TwoClocks() {
  const zone = useZone();
  const teacher = useFeatured().data?.items.find(({ nextFreeAt }) => nextFreeAt !== null);
  if (!teacher?.nextFreeAt) return null;
  return (
    <Panel aria-hidden w="full" maxW="sm" py={{ base: '1', md: '1' }}>
      <Clock at={teacher.nextFreeAt} zone={zone}>
        <Box display="grid" placeItems="center" w="11" h="11" borderRadius="l2" bg="brand.muted" color="brand.fg">
          <UserRound />
        </Box>
      </Clock>
      <Clock at={teacher.nextFreeAt} zone={teacher.timeZone}>
        <PersonAvatar person={teacher} size="11" />
      </Clock>
    </Panel>
  );
}

function Clock({ at, zone, children }: { at: Instant; zone: string; children: ReactNode }) {
  // Neither the reader's time zone nor, in a prerendered page, the time is known before.
  const isKnown = useIsHydrated();
  return (
    <Box display="flex" alignItems="center" gap="4" py="4" _notFirst={{ borderTopWidth: '1px', borderColor: 'border' }}>
      {children}
      <Text flex="1" minW="0" color="fg.muted" overflowWrap="anywhere">
        <bdi>{isKnown ? (cityName(zone) ?? zone) : '\u00a0'}</bdi>
      </Text>
      <Box textAlign="end" whiteSpace="nowrap">
        <Text fontFamily="heading" fontWeight="bold" textStyle="xl" lineHeight="short" fontVariantNumeric="tabular-nums">
          <bdi>{isKnown ? timeOf(at, zone) : '\u00a0'}</bdi>
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {isKnown ? weekdayName(at, zone) : '\u00a0'}
        </Text>
      </Box>
    </Box>
  );
}
