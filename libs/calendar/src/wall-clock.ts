// Converts between instants and the wall-clock time of a zone.
import { dateOf, dayMs, dayNumber, minuteMs, minutesOf, timeOf } from './days.js';
import { offsetAt } from './zone-offset.js';

interface WallTime {
  date: string;
  time: string;
}

/** Returns the wall-clock date and time at an instant. */
export function wallTimeAt(zone: string, at: number): WallTime {
  const local = at + offsetAt(zone, at);
  const day = Math.floor(local / dayMs);
  return { date: dateOf(day), time: timeOf(Math.floor((local - day * dayMs) / minuteMs)) };
}

/** Returns the calendar day at an instant, in days since 1970-01-01. */
export function dayAt(zone: string, at: number): number {
  return Math.floor((at + offsetAt(zone, at)) / dayMs);
}

/** Returns the instant of a wall-clock time: the first if it occurs twice, undefined if the clocks skip it. */
export function wallTimeToInstant(zone: string, date: string, time: string): number | undefined {
  return instantOn(zone, dayNumber(date), minutesOf(time));
}

/** Like `wallTimeToInstant`, for a day number and minutes since midnight. */
export function instantOn(zone: string, day: number, minutes: number): number | undefined {
  const local = day * dayMs + minutes * minuteMs;
  // No zone changes its clocks twice within two days, and none is more than a day from UTC.
  const earlier = offsetAt(zone, local - dayMs);
  const later = offsetAt(zone, local + dayMs);
  if (earlier === later) return local - earlier;
  if (offsetAt(zone, local - earlier) === earlier) return local - earlier;
  if (offsetAt(zone, local - later) === later) return local - later;
  return undefined;
}

/** Returns the first instant at which the wall clock shows this time or a later one: for a skipped time, the moment of the change. */
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

/** Returns the first instant of a day: midnight, or later if midnight is skipped. */
export function startOfDay(zone: string, day: number): number {
  return firstInstantFrom(zone, day, 0);
}
