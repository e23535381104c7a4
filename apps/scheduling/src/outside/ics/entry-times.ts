// The times of one entry: its own, those of its rules and dates, without those that are taken out.
import { dayMs } from '@somo/calendar/days';
import { propertiesOf, parameterOf, propertyOf, valuesOf, type JComponent, type JProperty, type JValue } from './jcal.js';
import type { Clocks } from './clocks.js';
import { endOf, instantOf, momentOf, readMoment, readSpan, type Moment, type Span } from './moments.js';
import { repeats } from './recurrence.js';

interface Time {
  start: Moment;
  startsAt: number;
  endsAt: number;
}

/** Times that are taken out of a repeating entry. */
export interface TakenOut {
  instants: Set<number>;
  /** Midnights by the clock of the entry. */
  days: Set<number>;
}

export interface Window {
  from: number;
  to: number;
}

/** What begins before, a database need not keep. */
const earliest = Date.UTC(1900, 0);

/** No zone is more than a day from UTC. */
const marginMs = 2 * dayMs;

/** Returns the times of an entry that reach into a window; those that end as they begin are none. */
export function* timesOf(entry: JComponent, clocks: Clocks, { from, to }: Window, out: TakenOut): Generator<Time> {
  const first = propertyOf(entry, 'dtstart');
  if (!first) return;
  const start = momentOf(first, clocks);
  const span = spanOf(entry, start, clocks);
  takeOut(entry, clocks, out);
  const seen = new Set<number>();
  const reach = span.days * dayMs + span.ms + marginMs;
  for (const [moment, endsAt] of [...starts(entry, start, { from: from - reach, to: to + marginMs }), ...added(entry, clocks)]) {
    const startsAt = instantOf(moment);
    const end = endsAt ?? endOf(moment, span);
    const day = Math.floor(moment.local / dayMs) * dayMs;
    if (seen.has(startsAt) || !(end > startsAt) || end <= from || startsAt >= to || startsAt < earliest) continue;
    if (out.instants.has(startsAt) || out.days.has(day)) continue;
    seen.add(startsAt);
    // What lasts for ever is busy for as long as anyone asks.
    yield { start: moment, startsAt, endsAt: Math.min(end, to + marginMs) };
  }
}

function* starts(entry: JComponent, start: Moment, window: Window): Generator<[Moment, undefined]> {
  const rules = propertiesOf(entry, 'rrule');
  if (rules.length === 0) yield [start, undefined];
  for (const rule of rules)
    for (const value of valuesOf(rule)) for (const moment of repeats(start, value, window)) yield [moment, undefined];
}

/** Single times beside the rule; a period brings its own end. */
function* added(entry: JComponent, clocks: Clocks): Generator<[Moment, number | undefined]> {
  for (const property of propertiesOf(entry, 'rdate'))
    for (const value of valuesOf(property)) yield addedAt(value, clocks(parameterOf(property, 'tzid')));
}

function addedAt(value: JValue, clock: Moment['clock']): [Moment, number | undefined] {
  const [begin, end] = (Array.isArray(value) ? value : [value]) as readonly string[];
  const moment = readMoment(begin, clock);
  if (end === undefined) return [moment, undefined];
  return [moment, /^[+-]?P/.test(end) ? endOf(moment, readSpan(end)) : instantOf(readMoment(end, clock))];
}

function takeOut(entry: JComponent, clocks: Clocks, out: TakenOut): void {
  for (const property of propertiesOf(entry, 'exdate'))
    for (const value of valuesOf(property)) takeOutOne(readMoment(value, clocks(parameterOf(property, 'tzid'))), out);
}

/** A date takes out the whole day. */
export function takeOutOne(moment: Moment, out: TakenOut): void {
  if (moment.isDate) out.days.add(moment.local);
  else out.instants.add(instantOf(moment));
}

/** A repeating entry with an end takes exactly as long each time; one with a duration takes its days by the clock. */
function spanOf(entry: JComponent, start: Moment, clocks: Clocks): Span {
  const end = propertyOf(entry, 'dtend');
  if (end) return spanUntil(end, start, clocks);
  const duration = propertyOf(entry, 'duration')?.[3];
  if (duration !== undefined) return readSpan(duration);
  return { days: start.isDate ? 1 : 0, ms: 0 };
}

function spanUntil(property: JProperty, start: Moment, clocks: Clocks): Span {
  const end = momentOf(property, clocks);
  if (end.isDate && start.isDate) return { days: Math.max(1, (end.local - start.local) / dayMs), ms: 0 };
  return { days: 0, ms: instantOf(end) - instantOf(start) };
}
