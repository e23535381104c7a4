import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { addDays, minuteMs } from '@somo/calendar/days';
import type { Instant } from '@somo/contracts/time';
import { dateOf, dayOf } from '../../lib/format';
import { useNow } from '../../lib/use-now';

/** The day that begins with a message: today and yesterday by name, others by date. */
export function DayLine({ at, zone }: { at: Instant; zone: string }) {
  const { t } = useTranslation(['messages', 'common']);
  const day = dayOf(at, zone);
  const today = dayOf(useNow(minuteMs), zone);
  return (
    <Text textAlign="center" textStyle="xs" color="fg.muted">
      {day === today ? t('common:today') : day === addDays(today, -1) ? t('yesterday') : dateOf(at, zone)}
    </Text>
  );
}
