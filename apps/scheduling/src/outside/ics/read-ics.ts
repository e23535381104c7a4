import type { CalendarProblem } from '@somo/contracts/external-calendars';
import ICAL from 'ical.js';
import { createHash, createHmac } from 'node:crypto';
import { CalendarUnread } from '../calendar-unread.js';
import { clocksOf, type Clocks } from './clocks.js';
import { timesOf, takeOutOne, type TakenOut, type Window } from './entry-times.js';
import { propertyOf, textOf, type JComponent } from './jcal.js';
import { instantOf, momentOf, type Moment } from './moments.js';

export interface IcsQuestion {
  bytes: Uint8Array;
  /** The zone of times that name none. */
  ownZone: string;
  /** Entries of our own lessons, which a teacher's calendar may have taken from us, are left out. */
  ownHost: string;
  window: Window;
  /** Makes the ids of entries: nobody without it can tell what an id stands for. */
  key: string;
}

export interface BusyEntry {
  id: string;
  startsAt: number;
  endsAt: number;
  allDay: boolean;
}

export interface IcsAnswer {
  entries: BusyEntry[];
  /** Entries that repeat more often than daily, or that make no sense. */
  skipped: number;
}

const maxEntries = 50_000;

/** Returns when a calendar file says that its owner is busy within a window, in no order. Throws `CalendarUnread`. */
export function readIcs({ bytes, ...question }: IcsQuestion): IcsAnswer {
  const calendars = parse(
    new TextDecoder()
      .decode(bytes)
      .replace(/^\uFEFF/, '')
      .trim(),
  );
  const answer: IcsAnswer = { entries: [], skipped: 0 };
  for (const calendar of calendars) readCalendar(calendar, question, answer);
  return answer;
}

function parse(text: string): JComponent[] {
  if (!/^BEGIN:VCALENDAR/i.test(text)) throw new CalendarUnread(problemOf(text));
  try {
    const parsed = ICAL.parse(text) as unknown[];
    return (typeof parsed[0] === 'string' ? [parsed] : parsed) as JComponent[];
  } catch {
    throw new CalendarUnread('no-calendar');
  }
}

const problemOf = (text: string): CalendarProblem => (/^(<!doctype html|<html|<\?xml|<head)/i.test(text) ? 'web-page' : 'no-calendar');

function readCalendar(calendar: JComponent, question: Omit<IcsQuestion, 'bytes'>, answer: IcsAnswer): void {
  const clocks = clocksOf(calendar, question.ownZone);
  const ours = `@${question.ownHost.toLowerCase()}`;
  for (const [uid, entries] of byUid(calendar)) {
    if (uid.toLowerCase().endsWith(ours) || entries.some((entry) => isOurLesson(entry, question.ownHost))) continue;
    try {
      for (const entry of entriesOf(uid, entries, clocks, question)) answer.entries.push(entry);
    } catch (error) {
      if (error instanceof CalendarUnread) throw error;
      answer.skipped += 1;
    }
    if (answer.entries.length > maxEntries) throw new CalendarUnread('too-complex');
  }
}

/** Added from our own page or email by a button of Google or Outlook, which give it an id of theirs: it names the page of the lesson. */
function isOurLesson(entry: JComponent, host: string): boolean {
  const ofLesson = `${host.toLowerCase()}/lessons/`;
  return ['location', 'url'].some((name) =>
    textOf(entry, name)
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .startsWith(ofLesson),
  );
}

/** Entries without an id stand for themselves. */
function byUid([, , components]: JComponent): Map<string, JComponent[]> {
  const found = new Map<string, JComponent[]>();
  for (const component of components) {
    if (component[0] !== 'vevent') continue;
    const uid = textOf(component, 'uid') || `none-${createHash('sha256').update(JSON.stringify(component[1])).digest('hex')}`;
    const same = found.get(uid);
    if (same) same.push(component);
    else found.set(uid, [component]);
  }
  return found;
}

function* entriesOf(uid: string, all: JComponent[], clocks: Clocks, { window, key }: Omit<IcsQuestion, 'bytes'>): Generator<BusyEntry> {
  const changed = newestBy(all.filter(isChange), (entry) => String(instantOf(momentOf(propertyOf(entry, 'recurrence-id')!, clocks))));
  const plain = newestBy(
    all.filter((entry) => !isChange(entry)),
    () => '',
  );
  const out: TakenOut = { instants: new Set(), days: new Set() };
  for (const entry of changed) takeOutOne(momentOf(propertyOf(entry, 'recurrence-id')!, clocks), out);
  const ids = new Set<string>();
  const toEntry = (of: Moment, startsAt: number, endsAt: number, allDay: boolean): BusyEntry => {
    const name = `${uid}\n${of.isDate ? of.local : instantOf(of)}`;
    let id = idOf(key, name);
    for (let nth = 2; ids.has(id); nth++) id = idOf(key, `${name}\n${nth}`);
    ids.add(id);
    return { id, startsAt, endsAt, allDay };
  };
  for (const entry of plain.filter(isBusy))
    for (const { start, startsAt, endsAt } of timesOf(entry, clocks, window, out)) yield toEntry(start, startsAt, endsAt, start.isDate);
  const none: TakenOut = { instants: new Set(), days: new Set() };
  for (const entry of changed.filter(isBusy)) {
    const of = momentOf(propertyOf(entry, 'recurrence-id')!, clocks);
    for (const { start, startsAt, endsAt } of timesOf(entry, clocks, window, none)) yield toEntry(of, startsAt, endsAt, start.isDate);
  }
}

const idOf = (key: string, name: string) => createHmac('sha256', key).update(name).digest('hex').slice(0, 32);

/** One time of a repeating entry that was changed by itself. */
const isChange = (entry: JComponent) => propertyOf(entry, 'recurrence-id') !== undefined;

function isBusy(entry: JComponent): boolean {
  const is = (name: string, value: string) => textOf(entry, name).toUpperCase() === value;
  return !is('status', 'CANCELLED') && !is('transp', 'TRANSPARENT') && !is('x-microsoft-cdo-busystatus', 'FREE');
}

/** Returns, of entries with the same name, those of the highest SEQUENCE. */
function newestBy(entries: JComponent[], nameOf: (entry: JComponent) => string): JComponent[] {
  const sequenceOf = (entry: JComponent) => Number(textOf(entry, 'sequence') || 0);
  const newest = new Map<string, number>();
  for (const entry of entries) newest.set(nameOf(entry), Math.max(newest.get(nameOf(entry)) ?? -Infinity, sequenceOf(entry)));
  return entries.filter((entry) => sequenceOf(entry) === newest.get(nameOf(entry)));
}
