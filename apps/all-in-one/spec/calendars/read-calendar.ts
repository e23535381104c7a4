// Two independent readers of calendar files, which must agree on every file.
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';

export interface ReadEvent {
  uid: string;
  sequence: number;
  stamp: string;
  /** An instant in UTC, or a day. */
  start: string;
  end: string;
  status: string;
  summary: string;
}

export interface ReadCalendar {
  method: string;
  events: ReadEvent[];
}

/** Returns what a file says; throws if the two readers read it differently. */
export function readCalendar(text: string): ReadCalendar {
  const [one, other] = [byIcalJs(text), byTsIcs(text)];
  if (JSON.stringify(one) !== JSON.stringify(other))
    throw new Error(`read as ${JSON.stringify(one)} by ical.js and as ${JSON.stringify(other)} by ts-ics`);
  return one;
}

function byIcalJs(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => event.getFirstPropertyValue(name);
    const time = (name: string) => {
      const at = value(name) as ICAL.Time;
      return at.isDate ? at.toString() : at.toJSDate().toISOString();
    };
    return {
      uid: String(value('uid')),
      sequence: Number(value('sequence') ?? 0),
      ...{ stamp: time('dtstamp'), start: time('dtstart'), end: time('dtend') },
      ...{ status: String(value('status') ?? ''), summary: String(value('summary')) },
    };
  });
  return { method: String(calendar.getFirstPropertyValue('method')), events };
}

function byTsIcs(text: string): ReadCalendar {
  const { method = '', events = [] } = convertIcsCalendar(undefined, text);
  const time = (at: { date: Date; type?: string | undefined } | null | undefined) =>
    at ? at.date.toISOString().slice(0, at.type === 'DATE' ? 10 : undefined) : '';
  return {
    method,
    events: events.map(({ uid, sequence = 0, stamp, start, status = '', summary, ...event }) => ({
      ...{ uid, sequence, stamp: time(stamp), start: time(start), end: time('end' in event ? event.end : undefined), status, summary },
    })),
  };
}
