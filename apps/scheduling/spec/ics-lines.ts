// What the cases of calendar files are written with. The window is March 2 to June 3, 2026; the teacher is in Nairobi.
export const window = { from: Date.parse('2026-03-02T00:00:00Z'), to: Date.parse('2026-06-03T00:00:00Z') };
export const ownZone = 'Africa/Nairobi';

export interface IcsCase {
  title: string;
  lines: readonly string[];
  /** Start and end in UTC, without seconds: '03-10 13:00 14:00', or with another day for the end. */
  busy: readonly string[];
  skipped?: number;
}

export const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  ...(lines.some((line) => line.startsWith('UID')) ? [] : ['UID:one@elsewhere']),
  ...lines,
  'END:VEVENT',
];
export const newYork = 'TZID=America/New_York';
export const weekly = (...more: string[]) =>
  event(`DTSTART;${newYork}:20260302T090000`, `DTEND;${newYork}:20260302T100000`, 'RRULE:FREQ=WEEKLY;COUNT=3', ...more);
export const hour = (start: string, end: string, ...more: string[]) => event(`DTSTART${start}`, `DTEND${end}`, ...more);
export const zoned = (zone: string, day = '20260310') => hour(`;TZID=${zone}:${day}T090000`, `;TZID=${zone}:${day}T100000`);
export const changed = (id: string, ...lines: string[]) => event(`RECURRENCE-ID${id}`, ...lines);
export const fixed = (tzid: string, offset: string) => [
  ...['BEGIN:VTIMEZONE', `TZID:${tzid}`, 'BEGIN:STANDARD', 'DTSTART:16010101T000000'],
  ...[`TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, 'END:STANDARD', 'END:VTIMEZONE'],
];
export const office = [
  ...['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:20071104T020000', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'],
  ...['TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:20070311T020000'],
  ...['RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'END:DAYLIGHT', 'END:VTIMEZONE'],
];

export const fileOf = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Elsewhere//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
