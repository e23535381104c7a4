import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { dayOf, listText, shortDayDate, timeOf, unparted } from '../lib/format';
import { theirClock, type Their } from '../lib/their-clock';

interface Props {
  times: readonly Instant[];
  most: number;
  zone: string;
  their: Their | null;
}

/**
 * Beside the button that sends a choice of times: the time it would be, how many of several, or that one is still missing. On a narrow
 * screen it names several, whose list is further down.
 */
export function ChoiceNote({ times, most, zone, their }: Props) {
  const { t } = useTranslation('times');
  const [first] = times;
  const words = (time: Instant) => unparted(listText([shortDayDate(dayOf(time, zone)), timeOf(time, zone)]));
  if (!first) return <Text color="fg.muted">{t('noneChosen')}</Text>;
  if (most > 1)
    return (
      <Box color="fg">
        <Text fontWeight="semibold">{t('countChosen', { count: times.length, most })}</Text>
        <Box hideFrom="lg" display="flex" flexWrap="wrap" columnGap="3" textStyle="xs" color="fg.muted">
          {times.map((time) => (
            <bdi key={time}>{words(time)}</bdi>
          ))}
        </Box>
      </Box>
    );
  const there = their && theirClock(first, their.zone, zone);
  return (
    <Box color="fg">
      <Text as="span" color="fg.muted">
        {t('chosenOne')}
      </Text>{' '}
      <Text as="span" fontWeight="semibold">
        {words(first)}
      </Text>
      {there && (
        <Text textStyle="xs" color="fg.muted">
          {unparted(t(there.day === null ? 'their' : 'theirOtherDay', { time: there.time, day: there.day, name: their.name }))}
        </Text>
      )}
    </Box>
  );
}
