import { dateOf } from './days.js';
import { dayAt } from './wall-clock.js';

/** Returns ascending instants grouped by calendar day in a viewer's zone; days without any are omitted. */
export function byDay(zone: string, instants: readonly number[]): { date: string; starts: number[] }[] {
  const days = new Map<number, number[]>();
  for (const at of instants) {
    const day = dayAt(zone, at);
    const starts = days.get(day);
    if (starts) starts.push(at);
    else days.set(day, [at]);
  }
  return [...days].map(([day, starts]) => ({ date: dateOf(day), starts }));
}
