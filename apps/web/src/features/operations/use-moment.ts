import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { dateOf, timeOf } from '../../lib/format';
import { useZone } from '../../lib/use-session';

/** Returns a function that writes a day with its time in the reader's time zone. */
export function useMoment(): (at: Instant) => string {
  const { t } = useTranslation();
  const zone = useZone();
  return (at) => t('dayAtTime', { day: dateOf(at, zone), time: timeOf(at, zone) });
}
