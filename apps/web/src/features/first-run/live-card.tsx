import { Box, Heading, HStack, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Availability } from '@somo/contracts/availability';
import { clock } from '../../lib/clock';
import { zoneLabel } from '../../lib/format';
import { paths } from '../../lib/paths';
import { daysText, weekInShort, windowsText } from '../../lib/week-in-short';
import { TextLink } from '../../ui/links';
import { hasHours } from './steps';

interface Props {
  teacherId: string;
  availability: Availability;
  /** The teacher has a subject and a rate: without them nobody finds them. */
  isListed: boolean;
  /** The teacher takes no new bookings before that day. */
  pausedUntil?: string | undefined;
}

/** Tells a new teacher whether students can book them, and at what times. */
export function LiveCard({ teacherId, availability, isListed, pausedUntil }: Props) {
  const { t } = useTranslation('dashboard');
  const { recurringSlots, timeZone } = availability;
  const isLive = isListed && hasHours(availability) && !pausedUntil;
  const zone = zoneLabel(timeZone, clock.now());
  return (
    <Box>
      <HStack gap="2.5" mb="2" color={isLive ? 'leaf.fg' : 'sun.fg'}>
        {isLive ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
        <Heading as="h2" size="lg" color="fg">
          {t(isLive ? 'live.title' : pausedUntil ? 'live.pausedTitle' : 'live.notYet')}
        </Heading>
      </HStack>
      {!isLive && <Text>{t(!isListed ? 'live.notListed' : pausedUntil ? 'live.paused' : 'live.noHours')}</Text>}
      {isLive && (
        <>
          <Text>{t(recurringSlots.length > 0 ? 'live.hours' : 'live.datesOnly', { zone })}</Text>
          <Box as="ul" listStyleType="none" fontWeight="semibold" mt="1">
            {weekInShort(recurringSlots).map((days) => (
              <li key={days.firstDay}>{t('live.line', { days: daysText(days), times: windowsText(days.hours) })}</li>
            ))}
          </Box>
          <HStack mt="3" columnGap="5" rowGap="1" flexWrap="wrap">
            <TextLink to={paths.teacherSchedule}>{t('live.change')}</TextLink>
            <TextLink to={paths.teacher(teacherId)}>{t('live.seePage')}</TextLink>
          </HStack>
        </>
      )}
    </Box>
  );
}
