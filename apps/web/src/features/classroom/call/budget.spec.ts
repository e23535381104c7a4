import { describe, expect, it } from '@jest/globals';
import { rungWithin, timeToPlan } from './budget';

const hour = 3_600_000;
const megabytes = (count: number) => count * 1_000_000;

describe('CLS-11 a data limit', () => {
  it.each([
    [5, 'text'],
    [20, 'voice'],
    [50, 'tiny'],
    [100, 'small'],
    [500, 'normal'],
    [2_000, 'hd'],
  ] as const)('of %i MB for an hour allows %s', (limit, rung) => {
    expect(rungWithin(megabytes(limit), 0, hour)).toBe(rung);
  });

  it('that is used up leaves text, and one that was hardly used leaves more', () => {
    expect(rungWithin(megabytes(50), megabytes(50), hour)).toBe('text');
    expect(rungWithin(megabytes(50), megabytes(10), hour / 4)).toBe('small');
  });

  it('is planned for the lesson: not for the minutes before it, and not for none after it', () => {
    const lesson = { startsAtMs: 0, endsAtMs: hour };
    expect(timeToPlan(lesson, -hour / 4)).toBe(hour);
    expect(timeToPlan(lesson, hour / 2)).toBe(hour / 2);
    expect(timeToPlan(lesson, hour)).toBe(hour / 6);
  });
});
