import { describe, expect, it } from '@jest/globals';
import { firstLook, reachOf, seeing } from './first-look';
import { sheet, type Stroke } from './stroke';
import { fitted, onSheet } from './view-box';

const phone = { width: 360, height: 500 };
const line = (from: number, to: number): Stroke => ({
  ...{ kind: 'line', color: 0, width: 1 },
  points: [
    [from, 300],
    [to, 900],
  ],
});
const edges = (strokes: Stroke[], size = phone) => {
  const box = firstLook(size, reachOf(strokes, null));
  return [onSheet(box, { x: 0, y: 0 })[0], onSheet(box, { x: size.width, y: 0 })[0]] as const;
};

describe('what a phone shows of a page of the board at first', () => {
  it('CLS-12 is as high as its screen, from the beginning of an empty page', () => {
    const { scale } = firstLook(phone, null);
    expect(scale * sheet.height).toBeCloseTo(phone.height, -2);
    expect(scale).toBeGreaterThan(fitted(phone).scale);
    expect(edges([])[0]).toBeLessThanOrEqual(0);
  });

  it('CLS-12 has all that was drawn in sight', () => {
    for (const [from, to] of [
      [900, 1500],
      [10, 700],
    ] as const) {
      const [left, right] = edges([line(from, to)]);
      expect(left).toBeLessThan(from);
      expect(right).toBeGreaterThan(to);
    }
    expect(firstLook(phone, reachOf([line(10, 1500)], null))).toEqual(fitted(phone));
  });

  it('follows the other person to where they draw', () => {
    const box = firstLook(phone, null);
    expect(seeing(box, phone, [200, 300])).toBe(box);
    const at = 1400 * seeing(box, phone, [1400, 300]).scale + seeing(box, phone, [1400, 300]).x;
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(phone.width);
  });

  it('is the whole page on a screen that lies', () => {
    const size = { width: 1000, height: 600 };
    expect(firstLook(size, null)).toEqual(fitted(size));
  });
});
