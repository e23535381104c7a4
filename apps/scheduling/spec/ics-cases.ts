// Calendar files as programs write them, each with the times that a person reads from it. The window is March 2 to June 3, 2026; the teacher is in Nairobi.
export const window = { from: Date.parse('2026-03-02T00:00:00Z'), to: Date.parse('2026-06-03T00:00:00Z') };
export const ownZone = 'Africa/Nairobi';

export interface IcsCase {
  title: string;
  lines: readonly string[];
  /** Start and end in UTC, without seconds: '03-10 13:00 14:00', or with another day for the end. */
  busy: readonly string[];
  skipped?: number;
}

const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  ...(lines.some((line) => line.startsWith('UID')) ? [] : ['UID:one@elsewhere']),
  ...lines,
  'END:VEVENT',
];
const newYork = 'TZID=America/New_York';
const weekly = (...more: string[]) =>
  event(`DTSTART;${newYork}:20260302T090000`, `DTEND;${newYork}:20260302T100000`, 'RRULE:FREQ=WEEKLY;COUNT=3', ...more);
const hour = (start: string, end: string, ...more: string[]) => event(`DTSTART${start}`, `DTEND${end}`, ...more);
const zoned = (zone: string, day = '20260310') => hour(`;TZID=${zone}:${day}T090000`, `;TZID=${zone}:${day}T100000`);
const changed = (id: string, ...lines: string[]) => event(`RECURRENCE-ID${id}`, ...lines);
const fixed = (tzid: string, offset: string) => [
  ...['BEGIN:VTIMEZONE', `TZID:${tzid}`, 'BEGIN:STANDARD', 'DTSTART:16010101T000000'],
  ...[`TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, 'END:STANDARD', 'END:VTIMEZONE'],
];
const office = [
  ...['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:20071104T020000', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'],
  ...['TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:20070311T020000'],
  ...['RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'END:DAYLIGHT', 'END:VTIMEZONE'],
];

const zones: IcsCase[] = [
  { title: 'a time in UTC', lines: hour(':20260310T130000Z', ':20260310T140000Z'), busy: ['03-10 13:00 14:00'] },
  { title: 'a city, before its clocks change', lines: zoned('America/New_York', '20260305'), busy: ['03-05 14:00 15:00'] },
  { title: 'a city, after its clocks have changed', lines: zoned('America/New_York'), busy: ['03-10 13:00 14:00'] },
  { title: 'a zone in Windows words', lines: zoned('Eastern Standard Time'), busy: ['03-10 13:00 14:00'] },
  {
    title: 'a zone in Windows words and quotation marks',
    lines: zoned('"W. Europe Standard Time"', '20260330'),
    busy: ['03-30 07:00 08:00'],
  },
  { title: 'a numbered zone of Exchange', lines: zoned('Eastern Standard Time 1'), busy: ['03-10 13:00 14:00'] },
  { title: 'Cairo in Windows words, in summer', lines: zoned('Egypt Standard Time', '20260425'), busy: ['04-25 06:00 07:00'] },
  { title: 'UTC in words of Exchange', lines: zoned('"tzone://Microsoft/Utc"'), busy: ['03-10 09:00 10:00'] },
  { title: 'a path before the city', lines: zoned('/mozilla.org/20070129_1/Europe/Berlin'), busy: ['03-10 08:00 09:00'] },
  { title: 'no zone', lines: hour(':20260310T090000', ':20260310T100000'), busy: ['03-10 06:00 07:00'] },
  { title: 'a zone that nobody knows', lines: zoned('Middle Earth'), busy: ['03-10 06:00 07:00'] },
  {
    title: 'a described zone',
    lines: [...fixed('Customized Time Zone', '+0530'), ...zoned('Customized Time Zone')],
    busy: ['03-10 03:30 04:30'],
  },
  {
    title: 'a described zone that changes its clocks',
    lines: [...office, ...zoned('Office', '20260305'), ...zoned('Office').with(1, 'UID:two')],
    busy: ['03-05 14:00 15:00', '03-10 13:00 14:00'],
  },
  {
    title: 'a wrong description of a known zone',
    lines: [...fixed('Europe/Paris', '+0900'), ...zoned('Europe/Paris')],
    busy: ['03-10 08:00 09:00'],
  },
  {
    title: 'a described zone with the name of its city',
    lines: [...fixed('Mine', '+0900').toSpliced(2, 0, 'X-LIC-LOCATION:Africa/Accra'), ...zoned('Mine')],
    busy: ['03-10 09:00 10:00'],
  },
  {
    title: 'Casablanca in Ramadan and after',
    lines: event('DTSTART;TZID=Africa/Casablanca:20260319T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    busy: ['03-19 10:00 11:00', '03-26 09:00 10:00'],
  },
  { title: 'Kathmandu', lines: zoned('Asia/Kathmandu'), busy: ['03-10 03:15 04:15'] },
  {
    title: 'Lord Howe at an hour that comes twice',
    lines: event('DTSTART;TZID=Australia/Lord_Howe:20260405T014500', 'DURATION:PT15M'),
    busy: ['04-04 14:45 15:00'],
  },
  {
    title: 'an hour that the clocks skip',
    lines: event(`DTSTART;${newYork}:20260308T023000`, 'DURATION:PT1H'),
    busy: ['03-08 07:30 08:30'],
  },
];

const lengths: IcsCase[] = [
  { title: 'a duration', lines: event('DTSTART:20260310T130000Z', 'DURATION:PT1H30M'), busy: ['03-10 13:00 14:30'] },
  {
    title: 'a duration of a day while the clocks change',
    lines: event(`DTSTART;${newYork}:20260307T120000`, 'DURATION:P1D'),
    busy: ['03-07 17:00 03-08 16:00'],
  },
  {
    title: 'an end in another zone',
    lines: hour(`;${newYork}:20260310T090000`, ';TZID=Europe/London:20260310T150000'),
    busy: ['03-10 13:00 15:00'],
  },
  { title: 'no end', lines: event('DTSTART:20260310T130000Z'), busy: [] },
  { title: 'an end before the start', lines: hour(':20260310T130000Z', ':20260310T120000Z'), busy: [] },
  { title: 'a whole day', lines: hour(';VALUE=DATE:20260310', ';VALUE=DATE:20260311', 'TRANSP:OPAQUE'), busy: ['03-09 21:00 03-10 21:00'] },
  { title: 'a whole day without an end', lines: event('DTSTART;VALUE=DATE:20260310', 'TRANSP:OPAQUE'), busy: ['03-09 21:00 03-10 21:00'] },
  {
    title: 'several whole days',
    lines: hour(';VALUE=DATE:20260310', ';VALUE=DATE:20260313', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF'),
    busy: ['03-09 21:00 03-12 21:00'],
  },
  { title: 'a birthday', lines: event('DTSTART;VALUE=DATE:19800310', 'RRULE:FREQ=YEARLY', 'TRANSP:TRANSPARENT'), busy: [] },
  {
    title: 'a whole day that is free in Outlook',
    lines: event('DTSTART;VALUE=DATE:20260310', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    busy: [],
  },
  { title: 'a time that is free', lines: hour(':20260310T130000Z', ':20260310T140000Z', 'TRANSP:TRANSPARENT'), busy: [] },
  { title: 'a cancelled entry', lines: hour(':20260310T130000Z', ':20260310T140000Z', 'STATUS:CANCELLED'), busy: [] },
  { title: 'a tentative entry', lines: hour(':20260310T130000Z', ':20260310T140000Z', 'STATUS:TENTATIVE'), busy: ['03-10 13:00 14:00'] },
  {
    title: 'a time that began before the window',
    lines: hour(':20260227T130000Z', ':20260302T140000Z'),
    busy: ['02-27 13:00 03-02 14:00'],
  },
  {
    title: 'times outside the window',
    lines: [...hour(':20260227T130000Z', ':20260302T000000Z'), ...hour(':20260603T000000Z', ':20260603T010000Z', 'UID:two')],
    busy: [],
  },
];

const repeating: IcsCase[] = [
  { title: 'every week while the clocks change', lines: weekly(), busy: ['03-02 14:00 15:00', '03-09 13:00 14:00', '03-16 13:00 14:00'] },
  {
    title: 'one time taken out, by the clock',
    lines: weekly(`EXDATE;${newYork}:20260309T090000`),
    busy: ['03-02 14:00 15:00', '03-16 13:00 14:00'],
  },
  { title: 'one time taken out, in UTC', lines: weekly('EXDATE:20260309T130000Z'), busy: ['03-02 14:00 15:00', '03-16 13:00 14:00'] },
  {
    title: 'two times taken out, in one line',
    lines: weekly(`EXDATE;${newYork}:20260309T090000,20260316T090000`),
    busy: ['03-02 14:00 15:00'],
  },
  { title: 'a day taken out', lines: weekly('EXDATE;VALUE=DATE:20260309'), busy: ['03-02 14:00 15:00', '03-16 13:00 14:00'] },
  {
    title: 'one time moved',
    lines: [...weekly(), ...changed(`;${newYork}:20260309T090000`, 'DTSTART:20260310T180000Z', 'DTEND:20260310T190000Z')],
    busy: ['03-02 14:00 15:00', '03-10 18:00 19:00', '03-16 13:00 14:00'],
  },
  {
    title: 'one time moved, which is named in UTC',
    lines: [...changed(':20260309T130000Z', `DTSTART;${newYork}:20260309T110000`, 'DURATION:PT1H'), ...weekly()],
    busy: ['03-02 14:00 15:00', '03-09 15:00 16:00', '03-16 13:00 14:00'],
  },
  {
    title: 'one time cancelled',
    lines: [...weekly(), ...changed(':20260309T130000Z', 'DTSTART:20260309T130000Z', 'DURATION:PT1H', 'STATUS:CANCELLED')],
    busy: ['03-02 14:00 15:00', '03-16 13:00 14:00'],
  },
  {
    title: 'one time free',
    lines: [...weekly(), ...changed(':20260309T130000Z', 'DTSTART:20260309T130000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT')],
    busy: ['03-02 14:00 15:00', '03-16 13:00 14:00'],
  },
  {
    title: 'one time of a series without the series',
    lines: changed(':20260309T130000Z', 'DTSTART:20260311T130000Z', 'DURATION:PT1H'),
    busy: ['03-11 13:00 14:00'],
  },
  {
    title: 'a change that was changed again',
    lines: [
      ...weekly(),
      ...changed(':20260309T130000Z', 'SEQUENCE:1', 'DTSTART:20260310T180000Z', 'DURATION:PT1H'),
      ...changed(':20260309T130000Z', 'SEQUENCE:2', 'DTSTART:20260310T200000Z', 'DURATION:PT1H'),
    ],
    busy: ['03-02 14:00 15:00', '03-10 20:00 21:00', '03-16 13:00 14:00'],
  },
  {
    title: 'two versions of one entry',
    lines: [
      ...hour(':20260310T130000Z', ':20260310T140000Z', 'SEQUENCE:3'),
      ...hour(':20260311T130000Z', ':20260311T140000Z', 'SEQUENCE:10'),
    ],
    busy: ['03-11 13:00 14:00'],
  },
  {
    title: 'until a day',
    lines: event(`DTSTART;${newYork}:20260302T200000`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20260303'),
    busy: ['03-03 01:00 02:00', '03-04 01:00 02:00'],
  },
  {
    title: 'until a moment, which counts',
    lines: event(`DTSTART;${newYork}:20260302T200000`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20260304T010000Z'),
    busy: ['03-03 01:00 02:00', '03-04 01:00 02:00'],
  },
  {
    title: 'single times beside the first',
    lines: event('DTSTART:20260310T130000Z', 'DURATION:PT1H', 'RDATE:20260312T130000Z,20260313T130000Z'),
    busy: ['03-10 13:00 14:00', '03-12 13:00 14:00', '03-13 13:00 14:00'],
  },
  {
    title: 'a single time with an end of its own',
    lines: event('DTSTART:20260310T130000Z', 'DURATION:PT1H', 'RDATE;VALUE=PERIOD:20260312T130000Z/PT3H'),
    busy: ['03-10 13:00 14:00', '03-12 13:00 16:00'],
  },
  {
    title: 'a single time that the rule gives, too',
    lines: weekly('RDATE:20260309T130000Z'),
    busy: ['03-02 14:00 15:00', '03-09 13:00 14:00', '03-16 13:00 14:00'],
  },
  {
    title: 'the 31st of each month',
    lines: event('DTSTART:20260131T130000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY'),
    busy: ['03-31 13:00 14:00', '05-31 13:00 14:00'],
  },
  {
    title: 'the last Friday of each month',
    lines: event('DTSTART:20250131T130000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR'),
    busy: ['03-27 13:00 14:00', '04-24 13:00 14:00', '05-29 13:00 14:00'],
  },
  {
    title: 'the last workday of each month',
    lines: event('DTSTART:20250131T130000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'),
    busy: ['03-31 13:00 14:00', '04-30 13:00 14:00', '05-29 13:00 14:00'],
  },
  {
    title: 'a day of each year since 1990',
    lines: event('DTSTART;VALUE=DATE:19900401', 'RRULE:FREQ=YEARLY'),
    busy: ['03-31 21:00 04-01 21:00'],
  },
  {
    title: 'the 30th of February',
    lines: event('DTSTART:20260210T130000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
    busy: [],
  },
  {
    title: 'every second',
    lines: [
      ...event('DTSTART:20260310T130000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'),
      ...hour(':20260310T130000Z', ':20260310T140000Z', 'UID:two'),
    ],
    busy: ['03-10 13:00 14:00'],
    skipped: 1,
  },
  {
    title: 'every minute of a day',
    lines: event('DTSTART:20260310T130000Z', 'DURATION:PT1M', `RRULE:FREQ=DAILY;BYHOUR=1,2,3;BYMINUTE=${[...Array(60).keys()].join(',')}`),
    busy: [],
    skipped: 1,
  },
  {
    title: 'twice a day',
    lines: event('DTSTART:20260310T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4;BYHOUR=8,16'),
    busy: ['03-10 08:00 09:00', '03-10 16:00 17:00', '03-11 08:00 09:00', '03-11 16:00 17:00'],
  },
];

const files: IcsCase[] = [
  {
    title: 'our own lessons, read back',
    lines: [
      ...hour(':20260310T130000Z', ':20260310T140000Z', 'UID:0198@somo.example'),
      ...hour(':20260311T130000Z', ':20260311T140000Z', 'UID:0199@SOMO.example'),
    ],
    busy: [],
  },
  {
    title: 'our own lesson, added by a button of Google, which gives it an id of its own',
    lines: hour(':20260310T130000Z', ':20260310T140000Z', 'UID:7f3k@google.com', 'LOCATION:https://Somo.example/lessons/0198'),
    busy: [],
  },
  {
    title: 'an entry that lasts for millions of years',
    lines: event('DTSTART:20260310T130000Z', 'DURATION:P100000000W'),
    busy: ['03-10 13:00 06-05 00:00'],
  },
  {
    title: 'an entry with an alarm, words and no id',
    lines: [
      'BEGIN:VEVENT',
      'DTSTART:20260310T130000Z',
      'DTEND:20260310T140000Z',
      'SUMMARY:Dentist\\, at last 🦷',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
      'ACTION:DISPLAY',
      'END:VALARM',
      'END:VEVENT',
    ],
    busy: ['03-10 13:00 14:00'],
  },
  {
    title: 'a folded line',
    lines: event(`DTSTART;TZID=America/New_Yo`, ' rk:20260310T090000', 'DURATION:PT1H'),
    busy: ['03-10 13:00 14:00'],
  },
  {
    title: 'two calendars in one file',
    lines: [
      ...hour(':20260310T130000Z', ':20260310T140000Z'),
      'END:VCALENDAR',
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      ...hour(':20260311T130000Z', ':20260311T140000Z'),
    ],
    busy: ['03-10 13:00 14:00', '03-11 13:00 14:00'],
  },
  {
    title: 'tasks and notes',
    lines: [
      'BEGIN:VTODO',
      'UID:t',
      'DTSTART:20260310T130000Z',
      'DUE:20260310T140000Z',
      'END:VTODO',
      'BEGIN:VJOURNAL',
      'UID:j',
      'DTSTART:20260310T130000Z',
      'END:VJOURNAL',
    ],
    busy: [],
  },
  {
    title: 'an entry that makes no sense beside one that does',
    lines: [...event('DTSTART:20260310T130000Z', 'DURATION:soon'), ...hour(':20260310T130000Z', ':20260310T140000Z', 'UID:two')],
    busy: ['03-10 13:00 14:00'],
    skipped: 1,
  },
  { title: 'nothing at all', lines: [], busy: [] },
];

export const icsCases: readonly IcsCase[] = [...zones, ...lengths, ...repeating, ...files];

export const fileOf = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Elsewhere//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
