import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toInstant } from '@somo/contracts/time';
import { clock } from '../../lib/clock';
import { dayOf, shortDate, timeOf } from '../../lib/format';

/** Says, offline, how old the messages are that are shown; `at` is a time of this device's clock. */
export function SavedAt({ at, zone }: { at: number; zone: string }) {
  const { t } = useTranslation(['messages', 'common']);
  const saved = toInstant(clock.ofDevice(at));
  const hour = timeOf(saved, zone);
  const isToday = dayOf(saved, zone) === dayOf(toInstant(clock.now()), zone);
  const time = isToday ? hour : t('common:dayAtTime', { day: shortDate(saved, zone), time: hour });
  return (
    <Text role="status" textAlign="center" textStyle="sm" color="fg.muted" mb="3">
      {t('savedAt', { time })}
    </Text>
  );
}
