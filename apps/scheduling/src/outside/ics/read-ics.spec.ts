import { toInstant } from '@somo/contracts/time';
import { bruteStarts, type BruteEntry, type BruteRule } from '../../../spec/brute-force.js';
import { icsCases } from '../../../spec/ics-cases.js';
import { fileOf, ownZone, window } from '../../../spec/ics-lines.js';
import { readIcs, type IcsAnswer } from './read-ics.js';

const minute = 60_000;
const ownHost = 'somo.example';
const read = (text: string): IcsAnswer => readIcs({ bytes: new TextEncoder().encode(text), ownZone, ownHost, window, key: 'secret' });

const shown = (at: number) => toInstant(at).slice(5, 16).replace('T', ' ');
function timesOf({ entries }: IcsAnswer): string[] {
  const texts = entries
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map(({ startsAt, endsAt }) => [shown(startsAt), shown(endsAt)] as const);
  return texts.map(([start, end]) => `${start} ${start.slice(0, 5) === end.slice(0, 5) ? end.slice(6) : end}`);
}

describe('the busy times of a calendar file', () => {
  it.each(icsCases.map((one) => [one.title, one] as const))('are those of %s', (_, { lines, busy, skipped = 0 }) => {
    const answer = read(fileOf(lines));
    expect(timesOf(answer)).toEqual(busy);
    expect(answer.skipped).toBe(skipped);
  });

  const rules: [string, string, BruteRule][] = [
    ['every other day since 2019', '2019-01-08', { freq: 'DAILY', interval: 2 }],
    ['every fifth day', '2026-02-27', { freq: 'DAILY', interval: 5, count: 12 }],
    ['workdays', '2025-09-01', { freq: 'DAILY', interval: 1, byday: ['MO', 'TU', 'WE', 'TH', 'FR'] }],
    ['every week since 2001', '2001-02-03', { freq: 'WEEKLY', interval: 1 }],
    ['every other week on three days', '2024-01-03', { freq: 'WEEKLY', interval: 2, byday: ['MO', 'WE', 'SU'] }],
    ['every third week until a day', '2025-12-30', { freq: 'WEEKLY', interval: 3, byday: ['TU', 'SA'], until: '2026-04-20' }],
    ['a number of weeks', '2026-02-02', { freq: 'WEEKLY', interval: 1, byday: ['MO', 'TH'], count: 11 }],
    ['every month on a day', '2015-05-15', { freq: 'MONTHLY', interval: 1 }],
    ['every month on the 30th', '2015-01-30', { freq: 'MONTHLY', interval: 1 }],
    ['every other month', '2012-03-09', { freq: 'MONTHLY', interval: 2 }],
    ['the second and the last Monday', '2020-06-08', { freq: 'MONTHLY', interval: 1, byday: ['2MO', '-1MO'] }],
    ['the third Thursday of every third month', '2019-03-21', { freq: 'MONTHLY', interval: 3, byday: ['3TH'] }],
    ['every year', '1998-04-22', { freq: 'YEARLY', interval: 1 }],
    ['every other year', '2004-05-01', { freq: 'YEARLY', interval: 2 }],
  ];
  const zones = ['Africa/Cairo', 'Africa/Casablanca', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Europe/London'];
  const cases = rules.flatMap(([title, date, rule]) =>
    zones.map((zone, at): [string, BruteEntry] => [
      `${title}, ${zone}`,
      { zone, date, time: `${String((at * 5 + 3) % 24).padStart(2, '0')}:30:00`, minutes: 45, rule },
    ]),
  );
  it.each(cases)('are those that looking at every day finds: %s', (_, entry) => {
    const starts = bruteStarts(entry, window.to).filter((at) => at + entry.minutes * minute > window.from);
    expect(read(fileOf(linesOf(entry))).entries.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual(
      starts.map((at) => [at, at + entry.minutes * minute]),
    );
  });

  const utc = (date: string) => date.replaceAll('-', '');
  function linesOf({ zone, date, time, minutes, rule }: BruteEntry): string[] {
    const until = rule.until === undefined ? [] : [`UNTIL=${utc(rule.until)}`];
    const parts = [`FREQ=${rule.freq}`, `INTERVAL=${rule.interval}`, ...(rule.byday ? [`BYDAY=${rule.byday.join(',')}`] : []), ...until];
    return [
      ...['BEGIN:VEVENT', 'UID:brute', `DTSTART;TZID=${zone}:${utc(date)}T${time.replaceAll(':', '')}`, `DURATION:PT${minutes}M`],
      ...[`RRULE:${[...parts, ...(rule.count === undefined ? [] : [`COUNT=${rule.count}`])].join(';')}`, 'END:VEVENT'],
    ];
  }

  it('have ids that stay when the file is read again, and differ from time to time, entry to entry and key to key', () => {
    const lines = ['BEGIN:VEVENT', 'UID:a', 'DTSTART:20260310T130000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=5', 'END:VEVENT'];
    const other = lines.with(1, 'UID:b');
    const ids = (text: string) => read(text).entries.map(({ id }) => id);
    const [once, again] = [ids(fileOf([...lines, ...other])), ids(fileOf([...other, ...lines]))];
    expect(once.toSorted()).toEqual(again.toSorted());
    expect(new Set(once).size).toBe(10);
    const keyed = readIcs({ bytes: new TextEncoder().encode(fileOf(lines)), ownZone, ownHost, window, key: 'other' });
    expect(keyed.entries.some(({ id }) => once.includes(id))).toBe(false);
    expect(JSON.stringify(read(fileOf(lines)))).not.toContain('UID');
  });

  it('keep their id when a single time is moved', () => {
    const series = ['BEGIN:VEVENT', 'UID:a', 'DTSTART:20260310T130000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2', 'END:VEVENT'];
    const moved = ['BEGIN:VEVENT', 'UID:a', 'RECURRENCE-ID:20260311T130000Z', 'DTSTART:20260312T150000Z', 'DURATION:PT1H', 'END:VEVENT'];
    const idsOf = (text: string) => read(text).entries.map(({ id }) => id);
    expect(idsOf(fileOf([...series, ...moved]))).toEqual(idsOf(fileOf(series)));
  });

  it.each([
    ['a web page', '<!DOCTYPE html><html></html>', 'web-page'],
    ['a picture', '\u0089PNG\r\n', 'no-calendar'],
    ['nothing', '', 'no-calendar'],
    ['a calendar that breaks off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2026', 'no-calendar'],
    [
      'more than 50,000 times',
      fileOf(
        Array.from({ length: 600 }, (_, at) => [
          `BEGIN:VEVENT`,
          `UID:${at}`,
          'DTSTART:20260101T130000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY',
          'END:VEVENT',
        ]).flat(),
      ),
      'too-complex',
    ],
  ])('are refused in %s', (_, text, problem) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ problem }));
  });
});
