import type { HoursWindow } from '@somo/contracts/availability';
import { wallTime } from '../../lib/format';

/** Returns '9:00 AM – 10:00 AM'; the end of a day is midnight. */
export const windowText = ({ startTime, endTime }: HoursWindow): string =>
  `${wallTime(startTime)} – ${wallTime(endTime === '24:00' ? '00:00' : endTime)}`;
