import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { horizonDays } from '@somo/contracts/rules/booking';
import type { Instant } from '@somo/contracts/time';
import { freeTime } from './next-free';

export function NextFreeText({ at, now, zone }: { at: Instant | null; now: number; zone: string }) {
  const { t } = useTranslation(['teachers', 'common']);
  if (!at)
    return (
      <Text color="fg.muted" textStyle="sm" minW="0">
        {t('noFreeTimes', { days: horizonDays })}
      </Text>
    );
  const { day, time } = freeTime(at, now, zone);
  return (
    <Box minW="0">
      <Text color="fg.muted" textStyle="xs">
        {t('nextFree')}
      </Text>
      <Text fontWeight="semibold" textStyle="sm">
        {t('common:dayAtTime', { day: 'word' in day ? t(`common:${day.word}`) : day.text, time })}
      </Text>
    </Box>
  );
}
