// The days of a break or leave, in words.
import { dayNumber } from '@somo/calendar/days';
import type { BreakPeriod } from '@somo/contracts/availability';
import { fullDayText, shortDayDate } from '../../lib/format';

type Days = Pick<BreakPeriod, 'startDate' | 'endDate'>;

/** Returns how many days are off. */
export const daysOff = ({ startDate, endDate }: Days): number => dayNumber(endDate) - dayNumber(startDate) + 1;

/** Returns 'Monday, March 3, 2030', or 'Mon, Mar 3 – Wed, Mar 5'. */
export const daysOffText = ({ startDate, endDate }: Days): string =>
  startDate === endDate ? fullDayText(startDate) : `${shortDayDate(startDate)} – ${shortDayDate(endDate)}`;
