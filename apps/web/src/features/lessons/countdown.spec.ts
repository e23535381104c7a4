import { describe, expect, it } from '@jest/globals';
import type { Instant } from '@somo/contracts/time';
import { timeUntil } from './countdown';

const at = (text: string) => text as Instant;
const now = Date.parse('2026-11-25T12:00:00.000Z');

describe('SDASH-03 TDASH-03 the time until the next lesson', () => {
  it.each([
    ['2026-11-30T09:00:00.000Z', 'Africa/Accra', { unit: 'days', count: 5 }],
    // It is November 26 there already.
    ['2026-11-30T09:00:00.000Z', 'Pacific/Auckland', { unit: 'days', count: 4 }],
    ['2026-11-27T11:59:00.000Z', 'Africa/Accra', { unit: 'hours', count: 47 }],
    ['2026-11-25T12:00:30.000Z', 'Africa/Accra', { unit: 'minutes', count: 1 }],
    ['2026-11-25T12:00:00.000Z', 'Africa/Accra', null],
  ])('%s in %s', (startsAt, zone, expected) => {
    expect(timeUntil(at(startsAt), now, zone)).toEqual(expected);
  });
});
