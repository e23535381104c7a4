// How much a lesson may cost in data, and which rung that leaves.
import { minuteMs } from '@somo/calendar/days';
import { rungs, type Rung } from '@somo/contracts/classroom';
import { ladder } from './rungs';

/** After its end a lesson is planned as if it took this much longer. */
const overtimeMs = 10 * minuteMs;
/** What is kept back for reconnecting. */
const reserve = 0.97;

/** Returns the time for which the rest of the data must last, in milliseconds. Coming early costs nothing: people are only waiting. */
export function timeToPlan(lesson: { startsAtMs: number; endsAtMs: number }, nowMs: number): number {
  return Math.max(overtimeMs, lesson.endsAtMs - Math.max(nowMs, lesson.startsAtMs));
}

/** Returns the highest rung that both people can send at for `leftMs` without using more than the cap. Both directions count. */
export function rungWithin(capBytes: number, usedBytes: number, leftMs: number): Rung {
  const kbps = (Math.max(0, capBytes * reserve - usedBytes) * 8) / leftMs;
  return rungs.findLast((rung) => 2 * ladder[rung].kbps <= kbps) ?? 'text';
}
