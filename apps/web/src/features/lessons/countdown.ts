import { dayMs, dayNumber, hourMs, minuteMs } from '@somo/calendar/days';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { dayOf } from '../../lib/format';

/**
 * Returns how long it is until a moment, in the largest unit that fits; null if it has passed. Days are counted as people count them, by the
 * dates in `zone`; hours are rounded down.
 */
export function timeUntil(at: Instant, now: number, zone: string): { unit: 'days' | 'hours' | 'minutes'; count: number } | null {
  const left = fromInstant(at) - now;
  if (left <= 0) return null;
  if (left >= 2 * dayMs) return { unit: 'days', count: dayNumber(dayOf(at, zone)) - dayNumber(dayOf(now, zone)) };
  if (left >= hourMs) return { unit: 'hours', count: Math.floor(left / hourMs) };
  return { unit: 'minutes', count: Math.max(1, Math.ceil(left / minuteMs)) };
}
