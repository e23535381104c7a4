import { describe, expect, it } from '@jest/globals';
import { percentOf, progressAfter, toggled } from './progress';

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

  it.each([
    [[], 2, [1, 2]],
    [[3], 2, [1, 2, 3]],
    [[1], 9, [1, 2, 3]],
    [[1, 2], 2, null],
    [[1, 3], 2, null],
    [[], 0, null],
  ])('S44 proposes from %j, after %d lessons with a teacher, %j', (completedLessons, taken, proposed) => {
    const lessons = [1, 2, 3].map((number) => ({ number, title: `Lesson ${String(number)}` }));
    expect(progressAfter({ completedLessons, lessons }, taken)).toEqual(proposed);
  });

  it('MOD-02 marks a lesson in its place, and takes the mark back', () => {
    expect(toggled([1, 5], 3)).toEqual([1, 3, 5]);
    expect(toggled([1, 3, 5], 3)).toEqual([1, 5]);
  });
});
