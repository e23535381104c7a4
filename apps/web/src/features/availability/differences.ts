// Where two versions of a teacher's hours differ, in words.
import type { TFunction } from 'i18next';
import type { HoursWindow } from '@somo/contracts/availability';
import { fullDayText, listText } from '../../lib/format';
import { onDate, weeklyOn, type Hours } from './hours';
import { windowText } from '../../lib/week-in-short';
import { weekdayName, weekdays } from './weekly-list';

interface Difference {
  what: string;
  /** Empty if there is nothing. */
  mine: string;
  theirs: string;
}

const windowsText = (windows: readonly HoursWindow[]) => (windows.length === 0 ? '' : listText(windows.map(windowText)));

export function differencesOf(mine: Hours, theirs: Hours, t: TFunction<'availability'>): Difference[] {
  const dates = new Set([mine, theirs].flatMap(({ specificDates }) => specificDates.map(({ date }) => date)));
  const breaks = ({ breakPeriods }: Hours) => {
    const days = breakPeriods.map(({ startDate, endDate }) =>
      startDate === endDate ? fullDayText(startDate) : `${fullDayText(startDate)} – ${fullDayText(endDate)}`,
    );
    return days.length === 0 ? '' : listText(days);
  };
  const pairs = [
    ...weekdays().map((day) => ({ what: weekdayName(day), of: (hours: Hours) => windowsText(weeklyOn(hours, day)) })),
    ...[...dates].sort().map((date) => ({ what: fullDayText(date), of: (hours: Hours) => windowsText(onDate(hours, date)) })),
    { what: t('tabs.breaks'), of: breaks },
  ];
  return pairs.map(({ what, of }) => ({ what, mine: of(mine), theirs: of(theirs) })).filter((pair) => pair.mine !== pair.theirs);
}
