// How long to wait before a provider is asked again what its report has not told.
import { hourMs, minuteMs } from '@somo/calendar/days';
const mostHours = 24;

/** In milliseconds, after so many looks: 1, 2, 4, 8, 16 hours, then once a day. */
export function pollDelay(turn: number): number {
  return Math.min(2 ** turn, mostHours) * hourMs;
}

/** The same where it is not even known whether the provider has heard of it: 1, 2, 4 … minutes, then once a day. */
export function unknownStatusDelay(turn: number): number {
  return Math.min(2 ** turn * minuteMs, mostHours * hourMs);
}
