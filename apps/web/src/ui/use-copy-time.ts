import { useTranslation } from 'react-i18next';
import { toInstant } from '@somo/contracts/time';
import { clock } from '../lib/clock';
import { dayOf, offsetName, shortDate, timeOf } from '../lib/format';
import { useNow } from '../lib/use-now';
import { useZone } from '../lib/use-session';

/** Returns what says when a copy was fetched, in the user's time zone; takes a time of this device's clock. */
export function useCopyTime(): (fetchedAt: number) => string {
  const { t } = useTranslation();
  const zone = useZone();
  const now = useNow();
  return (fetchedAt) => {
    const at = clock.ofDevice(fetchedAt);
    const hour = `${timeOf(toInstant(at), zone)} (${offsetName(zone, at)})`;
    const isToday = dayOf(at, zone) === dayOf(now, zone);
    return t('offlineCopy', { time: isToday ? hour : t('dayAtTime', { day: shortDate(toInstant(at), zone), time: hour }) });
  };
}
