// When a teacher's earning may be paid out, and on which day it arrives. Epoch milliseconds; days are UTC, like banking days.
import { dayMs, hourMs } from '@somo/calendar/days';
import { payoutHoldHours } from '@somo/contracts/rules/money';
import { toInstant } from '@somo/contracts/time';

const startHour = 9;

/** The epoch began on a Thursday (4). */
const weekday = (ms: number): number => (Math.floor(ms / dayMs) + 4) % 7;
const isBusinessDay = (ms: number): boolean => weekday(ms) !== 0 && weekday(ms) !== 6;
const midnight = (ms: number): number => Math.floor(ms / dayMs) * dayMs;

/** Returns when an earning becomes payable: the window for reporting a problem has closed. */
export function earnedFrom(endsAt: number): number {
  return endsAt + payoutHoldHours * hourMs;
}

/** Returns the next payout run at or after `now`: business days at 09:00 UTC. */
export function nextRun(now: number): number {
  let day = midnight(now);
  if (day + startHour * hourMs < now) day += dayMs;
  while (!isBusinessDay(day)) day += dayMs;
  return day + startHour * hourMs;
}

/** Returns the UTC date as `YYYY-MM-DD`. */
export function dayOf(ms: number): string {
  return toInstant(ms).slice(0, 10);
}

/** Returns the date `days` business days after `from`, as `YYYY-MM-DD` (PAY-04). */
export function businessDaysAfter(from: number, days: number): string {
  let day = midnight(from);
  for (let left = days; left > 0;) {
    day += dayMs;
    if (isBusinessDay(day)) left--;
  }
  return dayOf(day);
}
