import { dayMs, hourMs, minuteMs } from '@somo/calendar/days';
import { fromInstant, type Instant } from '@somo/contracts/time';

/** Returns how long it is until a moment, in the largest unit that fits, rounded down; null if it has passed. */
export function timeUntil(at: Instant, now: number): { unit: 'days' | 'hours' | 'minutes'; count: number } | null {
  const left = fromInstant(at) - now;
  if (left <= 0) return null;
  if (left >= 2 * dayMs) return { unit: 'days', count: Math.floor(left / dayMs) };
  if (left >= hourMs) return { unit: 'hours', count: Math.floor(left / hourMs) };
  return { unit: 'minutes', count: Math.max(1, Math.ceil(left / minuteMs)) };
}
