import { toInstant } from '@somo/contracts/time';
import { nextMidnight } from './next-midnight.js';

const next = (zone: string, now: string) => toInstant(nextMidnight(zone, Date.parse(now)));

describe('the next midnight', () => {
  it("is in the teacher's time zone, not ours", () => {
    expect(next('Africa/Nairobi', '2030-01-07T20:59:59Z')).toBe('2030-01-07T21:00:00.000Z');
    expect(next('Africa/Nairobi', '2030-01-07T21:00:00Z')).toBe('2030-01-08T21:00:00.000Z');
  });

  it('is 1:00 where clocks skip midnight (Cairo)', () => {
    expect(next('Africa/Cairo', '2027-04-29T12:00:00Z')).toBe('2027-04-29T22:00:00.000Z');
  });
});
