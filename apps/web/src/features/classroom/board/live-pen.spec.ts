import { describe, expect, it } from '@jest/globals';
import { Passing } from '../call/passing';
import { LivePen, TheirPen } from './live-pen';
import type { Look, Point } from './stroke';

const look: Look = { kind: 'pen', color: 2, width: 1 };
const line: Point[] = [
  [0, 0],
  [10, 5],
  [20, 10],
];

function twoPens() {
  const there = new Passing(() => {});
  const mine = new LivePen(new Passing((message) => there.receive(message)));
  return { mine, theirs: new TheirPen(there, () => {}) };
}

describe('CLS-12 a stroke while it is drawn', () => {
  it('is seen to its end when the pen is lifted, however short it took', () => {
    const { mine, theirs } = twoPens();
    mine.begin();
    for (let count = 1; count <= line.length; count++) mine.move({ page: '1', look, points: line.slice(0, count) });
    expect(theirs.stroke?.points).toEqual(line.slice(0, 1));
    mine.end();
    expect([theirs.page, theirs.stroke]).toEqual(['1', { ...look, points: line }]);
    theirs.end();
  });

  it('leaves nothing behind when the whole stroke arrives before its end', () => {
    const { mine, theirs } = twoPens();
    mine.begin();
    mine.move({ page: '1', look, points: line.slice(0, 1) });
    mine.move({ page: '1', look, points: line });
    theirs.forget();
    mine.end();
    expect(theirs.stroke).toBeNull();
    theirs.end();
  });

  it('disappears when it is not kept', () => {
    const { mine, theirs } = twoPens();
    mine.begin();
    mine.move({ page: '1', look, points: line });
    mine.cancel('1', look);
    expect(theirs.stroke).toBeNull();
    theirs.end();
  });
});
