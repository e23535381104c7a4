import { describe, expect, it } from '@jest/globals';
import { mergeRanges, overlapsAny } from './ranges.js';

describe('ranges', () => {
  it('merges ranges that overlap or touch, and drops empty ones', () => {
    const merged = mergeRanges([
      { from: 50, to: 60 },
      { from: 10, to: 20 },
      { from: 20, to: 25 },
      { from: 12, to: 15 },
      { from: 30, to: 30 },
    ]);
    expect(merged).toEqual([
      { from: 10, to: 25 },
      { from: 50, to: 60 },
    ]);
  });

  it('finds an overlap, and none where one range ends as the other starts', () => {
    const busy = mergeRanges([
      { from: 10, to: 20 },
      { from: 30, to: 40 },
    ]);
    const shared = [0, 5, 15, 20, 25, 35, 40].map((from) => overlapsAny(busy, { from, to: from + 10 }));
    expect(shared).toEqual([false, true, true, false, true, true, false]);
  });

  it('finds no overlap in an empty list', () => {
    expect(overlapsAny([], { from: 0, to: 1 })).toBe(false);
  });
});
