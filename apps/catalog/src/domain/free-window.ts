// The time window in which a teacher must be free. Windows in the past or beyond the booking horizon are refused: no one could be found in them.
import { refuse } from '@somo/contracts/refusals';
import { horizonDays, lessonMinutes } from '@somo/contracts/rules/booking';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { earliestStart } from './earliest-start.js';

/** Returns the first and last start of a lesson that fits in the window, in epoch milliseconds; null for any time, `to` null for no end. */
export function freeWindow(
  { freeFrom, freeTo }: { freeFrom?: Instant; freeTo?: Instant },
  now: number,
): { from: number; to: number | null } | null {
  if (freeFrom === undefined && freeTo === undefined) return null;
  const earliest = earliestStart(now);
  const from = freeFrom === undefined ? earliest : fromInstant(freeFrom);
  const to = freeTo === undefined ? null : fromInstant(freeTo);
  const wrong: Record<string, string[]> = {};
  // one day more than the horizon, because days begin earlier in other time zones
  if (from >= now + (horizonDays + 1) * 86_400_000) wrong['freeFrom'] = [`freeFrom must be within the next ${horizonDays} days`];
  if (to !== null && to <= now) wrong['freeTo'] = ['freeTo must be in the future'];
  else if (to !== null && freeFrom !== undefined && to <= from) wrong['freeTo'] = ['freeTo must be later than freeFrom'];
  if (Object.keys(wrong).length > 0) throw refuse('invalid-input', { errors: wrong });
  return { from: Math.max(earliest, from), to: to === null ? null : to - lessonMinutes * 60_000 };
}
