import type { TFunction } from 'i18next';
import type { WaitRecord } from '@somo/contracts/waits';
import { addDays } from '../../lib/days';
import { listText, shortDayText, wallTime } from '../../lib/format';

/** In the order of a week that begins on Monday; 0 is Sunday. */
export const week = [1, 2, 3, 4, 5, 6, 0];
const aSunday = '2023-01-01';

/** A day of that weekday, to write its name. */
export const dayNamed = (weekday: number) => addDays(aSunday, weekday);

/** 'Mon, Wed · 5:00 PM–9:00 PM', or 'Any time' */
export function hoursText(
  { weekdays, fromTime, toTime }: Pick<WaitRecord, 'weekdays' | 'fromTime' | 'toTime'>,
  t: TFunction<'waits'>,
): string {
  const days = weekdays && listText(week.filter((day) => weekdays.includes(day)).map((day) => shortDayText(dayNamed(day))));
  const to = toTime === '24:00' ? null : toTime;
  const times =
    fromTime && to
      ? t('between', { from: wallTime(fromTime), to: wallTime(to) })
      : fromTime
        ? t('after', { time: wallTime(fromTime) })
        : to && t('before', { time: wallTime(to) });
  return [days, times].filter(Boolean).join(' · ') || t('anyTime');
}
