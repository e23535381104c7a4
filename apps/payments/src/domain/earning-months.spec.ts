import { monthAfter, monthAt, monthsSince, reachOf } from './earning-months.js';

const at = (text: string) => Date.parse(text);
const text = (ms: number | null) => ms && new Date(ms).toISOString();
const reach = (...[period, zone, now]: [Parameters<typeof reachOf>[0], string, string]) => {
  const { from, until } = reachOf(period, zone, at(now));
  return [text(from), text(until)];
};

describe('earning months', () => {
  it("EARN-02 begin at midnight in the teacher's time zone", () => {
    expect(reach('this-month', 'Africa/Lagos', '2030-03-31T22:59:59Z')).toEqual(['2030-02-28T23:00:00.000Z', '2030-03-31T23:00:00.000Z']);
    expect(reach('this-month', 'Africa/Lagos', '2030-03-31T23:00:00Z')).toEqual(['2030-03-31T23:00:00.000Z', '2030-04-30T23:00:00.000Z']);
    expect(reach('this-month', 'America/New_York', '2030-04-01T03:59:59Z')[0]).toBe('2030-03-01T05:00:00.000Z');
    expect(reach('this-month', 'America/New_York', '2030-04-01T04:00:00Z')[0]).toBe('2030-04-01T04:00:00.000Z');
  });

  it('EARN-02 span the turn of the year', () => {
    expect(reach('last-month', 'UTC', '2030-01-15T00:00:00Z')).toEqual(['2029-12-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z']);
    expect(reach('last-3-months', 'UTC', '2030-01-15T00:00:00Z')).toEqual(['2029-11-01T00:00:00.000Z', '2030-02-01T00:00:00.000Z']);
    expect(reach('all', 'UTC', '2030-01-15T00:00:00Z')).toEqual([null, '2030-02-01T00:00:00.000Z']);
  });

  it('are counted and listed without gaps', () => {
    expect(monthAfter({ year: 2030, month: 12 }, 1)).toEqual({ year: 2031, month: 1 });
    expect(monthAfter({ year: 2030, month: 1 }, -13)).toEqual({ year: 2028, month: 12 });
    expect(monthAt('Africa/Nairobi', at('2030-01-31T21:00:00Z'))).toEqual({ year: 2030, month: 2 });
    expect(monthsSince('UTC', at('2029-11-30T23:59:59Z'), at('2030-01-01T00:00:00Z')).map(({ month }) => month)).toEqual([11, 12, 1]);
    expect(monthsSince('UTC', at('2030-01-01T00:00:00Z'), at('2030-01-31T00:00:00Z'))).toEqual([{ year: 2030, month: 1 }]);
  });
});
