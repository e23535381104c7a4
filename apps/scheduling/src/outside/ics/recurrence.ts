// When an entry repeats: by the clock of its own time zone.
import { dayMs } from '@somo/calendar/days';
import ICAL from 'ical.js';
import { timeOf } from './clocks.js';
import type { JValue } from './jcal.js';
import { instantOf, onClock, readMoment, type Moment } from './moments.js';

/** An entry repeats more often than daily. */
class TooFine extends Error {}

type Rule = Record<string, unknown>;
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const mostADay = 24;

/** Returns the starts of a repeating entry from `from` to `to`, both by its clock. */
export function* repeats(start: Moment, value: JValue, { from, to }: { from: number; to: number }): Generator<Moment> {
  const { until, ...rule } = value as Rule;
  if (isTooFine(rule)) throw new TooFine();
  const isOver = endedBy(until, start);
  const first = timeOf(closeTo(start.local, rule, from), start.isDate);
  const times = ICAL.Recur.fromData(rule).iterator(first);
  for (let next = times.next(); next; next = times.next()) {
    const moment = onClock(start, localOf(next));
    if (moment.local >= to || isOver(moment)) return;
    if (moment.local >= from && isOfRule(rule, next)) yield moment;
  }
}

function isTooFine(rule: Rule): boolean {
  const times = ['byhour', 'byminute', 'bysecond'].map((part) => (Array.isArray(rule[part]) ? rule[part].length : 1));
  return !frequencies.includes(String(rule['freq'])) || times.reduce((product, count) => product * count, 1) > mostADay;
}

/** ical.js takes February 30 for March 2 where a rule begins with it. */
function isOfRule({ bymonth, bymonthday }: Rule, { month, day, year }: ICAL.Time): boolean {
  const fromEnd = day - ICAL.Time.daysInMonth(month, year) - 1;
  const isAmong = (list: unknown, ...values: number[]) => list === undefined || values.some((value) => [list].flat().includes(value));
  return isAmong(bymonth, month) && isAmong(bymonthday, day, fromEnd);
}

/** The end is compared here: it may be in UTC while the entry is not. */
function endedBy(until: unknown, start: Moment): (moment: Moment) => boolean {
  if (until === undefined) return () => false;
  const end = readMoment(until, start.clock);
  if (end.isDate) return ({ local }) => local >= end.local + dayMs;
  const last = instantOf(end);
  return (moment) => instantOf(moment) > last;
}

/** Returns a start of the same rhythm close to `from`, so that the years since an old entry began need not be counted through. */
function closeTo(start: number, rule: Rule, from: number): number {
  const gap = from - start;
  if (gap <= 0 || rule['count'] !== undefined) return start;
  const interval = Math.max(1, Number(rule['interval'] ?? 1));
  const days = { DAILY: 1, WEEKLY: 7 }[String(rule['freq'])];
  if (days !== undefined) return start + Math.floor(gap / (days * interval * dayMs)) * days * interval * dayMs;
  // In steps of leap years every date exists again.
  const step = 4 * interval;
  const years = Math.floor(gap / (366 * dayMs) / step) * step;
  if (years === 0) return start;
  const text = new Date(start).toISOString();
  return Date.parse(`${String(Number(text.slice(0, 4)) + years).padStart(4, '0')}${text.slice(4)}`);
}

function localOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
