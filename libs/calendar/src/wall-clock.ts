// Between an instant and what the clock on a wall in some zone says.
import { dateOf, dayMs, dayNumber, minuteMs, minutesOf, timeOf } from './days.js';
import { offsetAt } from './zone-offset.js';

export interface WallTime {
  date: string;
  time: string;
}

/** What the wall clock says at an instant. */
export function wallTimeAt(zone: string, at: number): WallTime {
  const local = at + offsetAt(zone, at);
  const day = Math.floor(local / dayMs);
  return { date: dateOf(day), time: timeOf(Math.floor((local - day * dayMs) / minuteMs)) };
}

/** The day (since 1970-01-01) on the wall calendar at an instant. */
export function dayAt(zone: string, at: number): number {
  return Math.floor((at + offsetAt(zone, at)) / dayMs);
}

/** The instant of a wall-clock time: the first where it comes twice, none where the clocks leap over it. */
export function wallTimeToInstant(zone: string, date: string, time: string): number | undefined {
  return instantOn(zone, dayNumber(date), minutesOf(time));
}

/** The same for a day and minutes since midnight. */
export function instantOn(zone: string, day: number, minutes: number): number | undefined {
  const local = day * dayMs + minutes * minuteMs;
  // No zone changes its clocks twice within two days, and none is further than a day from UTC.
  const earlier = offsetAt(zone, local - dayMs);
  const later = offsetAt(zone, local + dayMs);
  if (earlier === later) return local - earlier;
  if (offsetAt(zone, local - earlier) === earlier) return local - earlier;
  if (offsetAt(zone, local - later) === later) return local - later;
  return undefined;
}

/** The instant from which on the wall clock shows this time or a later one: for a time that is leapt over, the moment of the leap. */
export function firstInstantFrom(zone: string, day: number, minutes: number): number {
  const exact = instantOn(zone, day, minutes);
  if (exact !== undefined) return exact;
  const local = day * dayMs + minutes * minuteMs;
  let before = local - offsetAt(zone, local + dayMs);
  let after = local - offsetAt(zone, local - dayMs);
  const shown = (at: number) => at + offsetAt(zone, at);
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (shown(middle) < local) before = middle;
    else after = middle;
  }
  return after;
}

/** The first instant of a day: midnight, or later where midnight is leapt over. */
export function startOfDay(zone: string, day: number): number {
  return firstInstantFrom(zone, day, 0);
}
