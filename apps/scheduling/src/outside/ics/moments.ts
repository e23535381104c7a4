// Times of a calendar file: what a wall clock shows, as epoch milliseconds as if it were UTC, and where that clock hangs.
import { dayMs, dayNumber } from '@somo/calendar/days';
import { offsetAt } from '@somo/calendar/zone-offset';
import { parameterOf, type JProperty } from './jcal.js';

/** Returns the instant at which a wall clock shows a local time. */
export type WallClock = (local: number) => number;

export interface Moment {
  local: number;
  /** A whole day: `local` is its midnight. */
  isDate: boolean;
  clock: WallClock;
}

const utc: WallClock = (local) => local;

/**
 * Returns the clock of a zone: of a time that it shows twice, the first; a time that it skips counts as if it had not been put forward yet
 * (RFC 5545, 3.3.5).
 */
export function clockOf(zone: string): WallClock {
  return (local) => {
    // No zone changes its clocks twice within two days, and none is more than a day from UTC.
    const before = offsetAt(zone, local - dayMs);
    const after = offsetAt(zone, local + dayMs);
    if (before === after || offsetAt(zone, local - before) === before) return local - before;
    return offsetAt(zone, local - after) === after ? local - after : local - before;
  };
}

export const instantOf = ({ local, clock }: Moment): number => clock(local);

export const onClock = (moment: Moment, local: number): Moment => ({ ...moment, local });

const form = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z?))?$/;

/** Returns the time that a value names. Throws a RangeError for what names none. */
export function readMoment(value: unknown, clock: WallClock): Moment {
  const [, date = '', hours, minutes, seconds, zulu] = form.exec(String(value)) ?? [];
  if (date === '') throw new RangeError('This is not a time.');
  const local = dayNumber(date) * dayMs;
  if (hours === undefined) return { local, isDate: true, clock };
  const time = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000;
  return { local: local + time, isDate: false, clock: zulu === 'Z' ? utc : clock };
}

/** Returns the first value of a property as a time, by the clock that its TZID names. */
export function momentOf(property: JProperty, clocks: (tzid: string | undefined) => WallClock): Moment {
  return readMoment(property[3], clocks(parameterOf(property, 'tzid')));
}

const durationForm = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** How long something takes: days by the clock, and then exact time. */
export interface Span {
  days: number;
  ms: number;
}

/** Returns the span that a text such as PT1H30M names. Throws a RangeError for what names none. */
export function readSpan(value: unknown): Span {
  const found = durationForm.exec(String(value));
  if (!found) throw new RangeError('This is not a duration.');
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(2).map((part) => Number(part ?? 0));
  const sign = found[1] === '-' ? -1 : 1;
  return { days: sign * (weeks * 7 + days), ms: sign * ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}

export const endOf = (start: Moment, { days, ms }: Span): number => start.clock(start.local + days * dayMs) + ms;
