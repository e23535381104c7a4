import { dateOf } from './days.js';
import { dayAt } from './wall-clock.js';

/**
 * Returns ascending instants grouped by calendar day in a viewer's zone, each day once and in order; days without any are omitted. Where
 * clocks go back across midnight (in Goose Bay at 12:01 AM until 2011), a later instant can belong to the earlier day.
 */
export function byDay(zone: string, instants: readonly number[]): { date: string; starts: number[] }[] {
  const days = new Map<number, number[]>();
  for (const at of instants) {
    const day = dayAt(zone, at);
    const starts = days.get(day);
    if (starts) starts.push(at);
    else days.set(day, [at]);
  }
  return [...days].sort(([a], [b]) => a - b).map(([day, starts]) => ({ date: dateOf(day), starts }));
}
