// When a teacher's share may go out, and on which day it arrives. Epoch milliseconds; days are UTC, as banks' are.
import { dayMs, hourMs } from '@somo/calendar/days';
import { payoutHoldHours } from '@somo/contracts/rules/money';
import { toInstant } from '@somo/contracts/time';

const startHour = 9;

/** The epoch began on a Thursday. */
const weekday = (ms: number): number => (Math.floor(ms / dayMs) + 4) % 7;
const isBusinessDay = (ms: number): boolean => weekday(ms) !== 0 && weekday(ms) !== 6;
const midnight = (ms: number): number => Math.floor(ms / dayMs) * dayMs;

/** Nobody can report a problem any more. */
export function earnedFrom(endsAt: number): number {
  return endsAt + payoutHoldHours * hourMs;
}

/** The next payout run that is not before `now`: business days at nine, UTC. */
export function nextRun(now: number): number {
  let day = midnight(now);
  if (day + startHour * hourMs < now) day += dayMs;
  while (!isBusinessDay(day)) day += dayMs;
  return day + startHour * hourMs;
}

/** `YYYY-MM-DD`, UTC. */
export function dayOf(ms: number): string {
  return toInstant(ms).slice(0, 10);
}

/** `YYYY-MM-DD` of the day `days` business days after `from` (PAY-04). */
export function businessDaysAfter(from: number, days: number): string {
  let day = midnight(from);
  for (let left = days; left > 0;) {
    day += dayMs;
    if (isBusinessDay(day)) left--;
  }
  return dayOf(day);
}
