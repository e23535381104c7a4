// Backoff for polling a provider when its webhook has not arrived.
import { hourMs, minuteMs } from '@somo/calendar/days';
const maxHours = 24;

/** Returns the delay in milliseconds after `turn` polls: 1, 2, 4, 8, 16 hours, then daily. */
export function pollDelay(turn: number): number {
  return Math.min(2 ** turn, maxHours) * hourMs;
}

/** Returns the delay in milliseconds while it is unknown whether the provider received the request: 1, 2, 4 … minutes, then daily. */
export function unknownStatusDelay(turn: number): number {
  return Math.min(2 ** turn * minuteMs, maxHours * hourMs);
}
