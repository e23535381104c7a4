import { describe, expect, it } from '@jest/globals';
import { mergeRanges, overlapsAny } from './ranges.js';

describe('ranges', () => {
  it('joins what overlaps or touches and drops what is empty', () => {
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

  it('finds shared time, and none where one ends as the other begins', () => {
    const busy = mergeRanges([
      { from: 10, to: 20 },
      { from: 30, to: 40 },
    ]);
    const shared = [0, 5, 15, 20, 25, 35, 40].map((from) => overlapsAny(busy, { from, to: from + 10 }));
    expect(shared).toEqual([false, true, true, false, true, true, false]);
  });

  it('finds nothing among no ranges', () => {
    expect(overlapsAny([], { from: 0, to: 1 })).toBe(false);
  });
});
