import { describe, expect, it } from '@jest/globals';
import { clockChange } from './clock-change.js';

describe('clockChange', () => {
  const change = (zone: string, from: string, to: string) => {
    const found = clockChange(zone, Date.parse(from), Date.parse(to));
    return found && [new Date(found.at).toISOString(), found.byMs / 60_000];
  };

  it.each([
    ['America/New_York', '2027-03-10', '2027-03-24', ['2027-03-14T07:00:00.000Z', 60]],
    ['Africa/Cairo', '2027-10-20', '2027-11-03', ['2027-10-28T21:00:00.000Z', -60]],
    ['Australia/Lord_Howe', '2027-09-25', '2027-10-09', ['2027-10-02T15:30:00.000Z', 30]],
    ['Africa/Casablanca', '2027-02-01', '2027-02-15', ['2027-02-07T02:00:00.000Z', -60]],
    ['Africa/Lagos', '2027-01-01', '2027-12-31', undefined],
    ['America/New_York', '2027-03-15', '2027-03-29', undefined],
  ])('AVL-10 finds when the clocks of %s change between %s and %s', (zone, from, to, expected) => {
    expect(change(zone, from, to)).toEqual(expected);
  });
});
