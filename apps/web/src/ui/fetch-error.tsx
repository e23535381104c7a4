import { useTranslation } from 'react-i18next';
import { toInstant } from '@somo/contracts/time';
import { clock } from '../lib/clock';
import { dayOf, offsetName, shortDate, timeOf } from '../lib/format';
import { useNow } from '../lib/use-now';
import { useZone } from '../lib/use-session';
import { ErrorState } from './error-state';

interface Props {
  of: { isError: boolean; data: unknown; dataUpdatedAt: number; refetch: () => unknown };
  text: string;
  compact?: boolean;
}

/** Renders nothing unless the fetch failed: then the message, Try Again and, if older data is still shown, when it was fetched. */
export function FetchError({ of: query, text, compact = false }: Props) {
  const { t } = useTranslation();
  const zone = useZone();
  const now = useNow();
  if (!query.isError) return null;
  if (query.data === undefined) return <ErrorState text={text} retry={query.refetch} compact={compact} />;
  const at = clock.ofDevice(query.dataUpdatedAt);
  const hour = `${timeOf(toInstant(at), zone)} (${offsetName(zone, at)})`;
  const today = dayOf(at, zone) === dayOf(now, zone);
  const time = today ? hour : t('dayAtTime', { day: shortDate(toInstant(at), zone), time: hour });
  return <ErrorState compact text={text} note={t('offlineCopy', { time })} retry={query.refetch} />;
}
