// '5 minutes ago', in the user's language.
import { minuteMs } from '@somo/calendar/days';
import type { TFunction } from 'i18next';
import type { Instant } from '@somo/contracts/time';
import { fromInstant } from '@somo/contracts/time';

export function relativeTime(at: Instant, now: number, t: TFunction<'common'>): string {
  const minutes = Math.floor((now - fromInstant(at)) / minuteMs);
  if (Number.isNaN(minutes)) return t('unknownTime');
  if (minutes < 1) return t('justNow');
  if (minutes < 60) return t('minutesAgo', { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? t('hoursAgo', { count: hours }) : t('daysAgo', { count: Math.floor(hours / 24) });
}
