// The stretch of time in which a teacher has to be free: what is past or not yet open is refused, because nobody could be found there.
import { refuse } from '@somo/contracts/refusals';
import { horizonDays, lessonMinutes } from '@somo/contracts/rules/booking';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { earliestStart } from './earliest-start.js';

/** The first and the last start of a lesson that lies inside as a whole, in epoch milliseconds; null: any time, `to` null: no end. */
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
  if (from >= now + (horizonDays + 1) * 86_400_000) wrong['freeFrom'] = [`freeFrom must lie in the next ${horizonDays} days`];
  if (to !== null && to <= now) wrong['freeTo'] = ['freeTo must lie in the future'];
  else if (to !== null && freeFrom !== undefined && to <= from) wrong['freeTo'] = ['freeTo must be later than freeFrom'];
  if (Object.keys(wrong).length > 0) throw refuse('invalid-input', { errors: wrong });
  return { from: Math.max(earliest, from), to: to === null ? null : to - lessonMinutes * 60_000 };
}
