import type { TFunction } from 'i18next';
import type { Instant } from '@somo/contracts/time';
import { dayOf, deadline, unparted } from '../../lib/format';

/** Returns 'Today, 7:00 PM', 'Tue, 7:00 PM' or 'Mon, Dec 7, 7:00 PM'. */
export function lessonMoment(at: Instant, now: number, zone: string, t: TFunction<'common'>): string {
  const time = unparted(deadline(at, now, zone));
  return dayOf(at, zone) === dayOf(now, zone) ? t('dayAtTime', { day: t('today'), time }) : time;
}
