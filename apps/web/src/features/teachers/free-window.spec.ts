import { describe, expect, it } from '@jest/globals';
import { freeDays, freeWindow } from './free-window';

const hours = 3_600_000;
const lengthOf = ({ freeFrom, freeTo }: ReturnType<typeof freeWindow>) => (Date.parse(freeTo) - Date.parse(freeFrom)) / hours;

describe('the time range of a free day', () => {
  it('FIND-03 offers the fourteen days after today', () => {
    const days = freeDays('2026-12-25');
    expect([days.length, days[0], days.at(-1)]).toEqual([14, '2026-12-26', '2027-01-08']);
  });

  it.each([
    ['Asia/Kolkata', '2026-11-24', 0, 24, '2026-11-23T18:30:00.000Z', '2026-11-24T19:29:59.999Z'],
    ['Africa/Lagos', '2026-11-24', 17, 20, '2026-11-24T16:00:00.000Z', '2026-11-24T19:59:59.999Z'],
    ['America/New_York', '2026-11-01', 0, 24, '2026-11-01T04:00:00.000Z', '2026-11-02T05:59:59.999Z'],
    ['America/New_York', '2027-03-14', 1, 4, '2027-03-14T06:00:00.000Z', '2027-03-14T08:59:59.999Z'],
    ['Pacific/Kiritimati', '2026-11-24', 23, 24, '2026-11-24T09:00:00.000Z', '2026-11-24T10:59:59.999Z'],
  ])('FIND-03 uses local time in %s on %s from %i to %i', (zone, day, from, to, freeFrom, freeTo) => {
    expect(freeWindow(day, zone, from, to)).toEqual({ freeFrom, freeTo });
  });

  it('FIND-03 is never empty, even if a clock change skips or repeats an hour', () => {
    for (const day of ['2027-03-14', '2026-11-01'])
      for (let hour = 0; hour < 24; hour++)
        expect([day, hour, lengthOf(freeWindow(day, 'America/New_York', hour, hour + 1)) > 0]).toEqual([day, hour, true]);
  });
});
