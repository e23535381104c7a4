// Finds when the clocks of a time zone change.
import { dayMs, minuteMs } from './days.js';
import { offsetAt } from './zone-offset.js';

interface ClockChange {
  /** The first minute by the new clock, in epoch milliseconds. */
  at: number;
  /** How far the clocks go forward; negative if they go back. */
  byMs: number;
}

/** Returns the first change of a zone's clocks in (from, to], in epoch milliseconds; undefined if there is none. */
export function clockChange(timeZone: string, from: number, to: number): ClockChange | undefined {
  for (let start = from; start < to; start += dayMs) {
    const end = Math.min(start + dayMs, to);
    const [before, after] = [offsetAt(timeZone, start), offsetAt(timeZone, end)];
    if (before !== after) return { at: firstWith(timeZone, after, start, end), byMs: after - before };
  }
  return undefined;
}

function firstWith(timeZone: string, offset: number, start: number, end: number): number {
  let [low, high] = [Math.floor(start / minuteMs), Math.ceil(end / minuteMs)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timeZone, middle * minuteMs) === offset) high = middle;
    else low = middle;
  }
  return high * minuteMs;
}
