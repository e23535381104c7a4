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

/** Beside the button that sends a choice of times: the time it would be, how many of several, or that one is still missing. */
export function ChoiceNote({ times, most, zone, their }: Props) {
  const { t } = useTranslation('times');
  const [first] = times;
  if (!first) return <Text color="fg.muted">{t('noneChosen')}</Text>;
  if (most > 1)
    return (
      <Text fontWeight="semibold" color="fg">
        {t('countChosen', { count: times.length, most })}
      </Text>
    );
  const there = their && theirClock(first, their.zone, zone);
  return (
    <Box color="fg">
      <Text as="span" color="fg.muted">
        {t('chosenOne')}
      </Text>{' '}
      <Text as="span" fontWeight="semibold">
        {unparted(listText([shortDayDate(dayOf(first, zone)), timeOf(first, zone)]))}
      </Text>
      {there && (
        <Text textStyle="xs" color="fg.muted">
          {unparted(t(there.day === null ? 'their' : 'theirOtherDay', { time: there.time, day: there.day, name: their.name }))}
        </Text>
      )}
    </Box>
  );
}
