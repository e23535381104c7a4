import { describe, expect, it } from '@jest/globals';
import { toInstant, type Instant } from '@somo/contracts/time';
import { againIn, nextAgain } from './again';

const again = (at: string, zone: string, now: string) => nextAgain(at as Instant, zone, Date.parse(now));

describe('the same time again', () => {
  it('is a week later, or as many weeks as it takes', () => {
    expect(again('2030-01-08T09:00:00.000Z', 'Africa/Accra', '2030-01-08T10:00:00Z')).toBe('2030-01-15T09:00:00.000Z');
    expect(again('2029-10-02T09:00:00.000Z', 'Africa/Accra', '2030-01-08T10:00:00Z')).toBe('2030-01-15T09:00:00.000Z');
  });

  it('leaves the teacher the notice they are due', () => {
    expect(again('2030-01-08T09:00:00.000Z', 'Africa/Accra', '2030-01-14T09:00:00Z')).toBe('2030-01-15T09:00:00.000Z');
    expect(again('2030-01-08T09:00:00.000Z', 'Africa/Accra', '2030-01-14T09:00:00.001Z')).toBe('2030-01-22T09:00:00.000Z');
  });

  it("is at the same time by the teacher's clock when clocks change, and never at one that they skip", () => {
    expect(again('2030-04-23T07:00:00.000Z', 'Africa/Cairo', '2030-04-24T00:00:00Z')).toBe('2030-04-30T06:00:00.000Z');
    expect(again('2030-04-18T22:30:00.000Z', 'Africa/Cairo', '2030-04-19T00:00:00Z')).toBe('2030-05-02T21:30:00.000Z');
  });

  it('is read from an address', () => {
    expect(againIn('?again=2030-01-08T09%3A00%3A00.000Z')).toBe(toInstant(Date.parse('2030-01-08T09:00:00Z')));
    expect(againIn('?again=tuesday')).toBeNull();
    expect(againIn('')).toBeNull();
  });
});
