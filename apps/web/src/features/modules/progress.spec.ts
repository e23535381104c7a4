import { describe, expect, it } from '@jest/globals';
import { percentOf, toggled } from './progress';

describe('progress in a module', () => {
  it.each([
    [[], 8, 0],
    [[1], 8, 13],
    [[1, 2, 3], 8, 38],
    [[1, 2, 3], 3, 100],
    [[1, 2, 3, 4], 3, 100],
    [[], 0, 0],
  ])('MOD-01 of %j completed lessons in %d is %d percent', (completedLessons, lessonCount, percent) => {
    expect(percentOf({ completedLessons, lessonCount })).toBe(percent);
  });

  it('MOD-02 marks a lesson in its place, and takes the mark back', () => {
    expect(toggled([1, 5], 3)).toEqual([1, 3, 5]);
    expect(toggled([1, 3, 5], 3)).toEqual([1, 5]);
  });
});
