import { dayMs } from '@somo/calendar/days';

const [days, weeks] = [7, 4];

/**
 * Returns the backups that stay: all of the last 24 hours before the latest, and the latest of each of the last seven days and four weeks
 * that have one. Times are epoch milliseconds, days and weeks those of UTC.
 */
export function whichToKeep(madeAt: number[]): number[] {
  const latestFirst = [...madeAt].sort((a, b) => b - a);
  const recent = latestFirst.filter((at) => at > (latestFirst[0] ?? 0) - dayMs);
  return [...new Set([...recent, ...firstOfEach(latestFirst, dayOf, days), ...firstOfEach(latestFirst, weekOf, weeks)])];
}

const dayOf = (at: number) => Math.floor(at / dayMs);
/** Weeks begin on Monday; the epoch began on a Thursday. */
const weekOf = (at: number) => Math.floor((dayOf(at) + 3) / 7);

function firstOfEach(times: number[], periodOf: (at: number) => number, count: number): number[] {
  const first = new Map<number, number>();
  for (const at of times) if (!first.has(periodOf(at))) first.set(periodOf(at), at);
  return [...first.values()].slice(0, count);
}
