import type { HoursWindow } from '@somo/contracts/availability';
import { wallTime } from '../../lib/format';

/** Returns '9:00 AM – 10:00 AM'. */
export const windowText = ({ startTime, endTime }: HoursWindow): string => `${wallTime(startTime)} – ${wallTime(endTime)}`;

/** Returns the same as short as can be: '9–10 AM', '11 AM–12 PM', '10:30–11:30 AM'. */
export function shortWindowText({ startTime, endTime }: HoursWindow): string {
  const [start, end] = [startTime, endTime].map((time) => wallTime(time).replace(/:00(?=\s*[AP]M$)/, ''));
  const half = /\s*[AP]M$/;
  const isSameHalf = half.test(String(start)) && half.exec(String(start))?.[0] === half.exec(String(end))?.[0];
  return `${isSameHalf ? String(start).replace(half, '') : start}–${end}`;
}
