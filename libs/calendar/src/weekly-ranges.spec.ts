import { dayMs, hourMs } from './days.js';
import { weeklyRanges } from './weekly-ranges.js';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const at = (text: string) => Date.parse(text);
const texts = (ranges: { from: number; to: number }[]) =>
  ranges.map(({ from, to }) => `${new Date(from).toISOString().slice(0, 16)} ${new Date(to).toISOString().slice(0, 16)}`);

describe('weekly hours as ranges', () => {
  it('FIND-03 are the same hours by the clock on each of the weekdays', () => {
    const tuesdays = { weekdays: [2], fromMinutes: 17 * 60, toMinutes: 22 * 60 };
    const within = { from: at('2030-01-07T00:00Z'), to: at('2030-01-21T00:00Z') };
    expect(texts(weeklyRanges('Africa/Lagos', tuesdays, within))).toEqual([
      '2030-01-08T16:00 2030-01-08T21:00',
      '2030-01-15T16:00 2030-01-15T21:00',
    ]);
  });

  it('join across midnight where whole days follow each other, and stop at the edges', () => {
    const weekends = { weekdays: [0, 6], fromMinutes: 0, toMinutes: 24 * 60 };
    const within = { from: at('2030-01-12T20:00Z'), to: at('2030-01-26T12:00Z') };
    expect(texts(weeklyRanges('UTC', weekends, within))).toEqual([
      '2030-01-12T20:00 2030-01-14T00:00',
      '2030-01-19T00:00 2030-01-21T00:00',
      '2030-01-26T00:00 2030-01-26T12:00',
    ]);
  });

  it('FIND-03 keep to the clock when it changes, skip what it skips and repeat what it repeats', () => {
    const hours = (fromHour: number, toHour: number) => ({ weekdays: everyDay, fromMinutes: fromHour * 60, toMinutes: toHour * 60 });
    const spring = { from: at('2030-03-30T00:00Z'), to: at('2030-03-31T23:00Z') };
    expect(texts(weeklyRanges('Europe/London', hours(17, 22), spring))).toEqual([
      '2030-03-30T17:00 2030-03-30T22:00',
      '2030-03-31T16:00 2030-03-31T21:00',
    ]);
    expect(texts(weeklyRanges('Europe/London', hours(1, 2), spring))).toEqual(['2030-03-30T01:00 2030-03-30T02:00']);
    const autumn = { from: at('2030-10-26T23:00Z'), to: at('2030-10-28T00:00Z') };
    expect(texts(weeklyRanges('Europe/London', hours(1, 2), autumn))).toEqual(['2030-10-27T00:00 2030-10-27T02:00']);
    expect(texts(weeklyRanges('Europe/London', { ...hours(1, 2), toMinutes: 90 }, autumn))).toEqual([
      '2030-10-27T00:00 2030-10-27T00:30',
      '2030-10-27T01:00 2030-10-27T01:30',
    ]);
  });

  it.each(['Africa/Cairo', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
    'contain exactly the minutes that the clock of %s shows, all year',
    (zone) => {
      const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' });
      const wish = { weekdays: [1, 6], fromMinutes: 0, toMinutes: 6 * 60 };
      const within = { from: at('2030-01-01T00:00Z'), to: at('2030-01-01T00:00Z') + 365 * dayMs };
      const ranges = weeklyRanges(zone, wish, within);
      for (let minute = within.from; minute < within.to; minute += hourMs / 4) {
        const shown = format.format(minute);
        const isMeant = /^(Mon|Sat)/.test(shown) && Number(/\d\d/.exec(shown)?.[0]) < 6;
        const isIn = ranges.some(({ from, to }) => minute >= from && minute < to);
        if (isIn !== isMeant) throw new Error(`${zone}: ${new Date(minute).toISOString()}, ${shown}`);
      }
    },
  );
});
