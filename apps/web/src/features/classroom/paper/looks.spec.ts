import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { further, marginOf, moved, seenIn, sized, topOf } from './looks';

const page = { width: 1000, height: 1414 };
const desk = { width: 900, height: 560 };
const phone = { width: 360, height: 480 };

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a page that is shown', () => {
  it('CLS-08 is as wide as the place it has, and begins at its top', () => {
    const size = sized(desk, page, { isWhole: false, margin: 0 });
    expect(size.width).toBe(900);
    expect(seenIn(desk, size, topOf(1)).y * size.height).toBeCloseTo(desk.height / 2);
  });

  it('CLS-08 has its empty margins beyond the edges of a phone, as far as the text allows', () => {
    const { width } = sized(phone, page, { isWhole: false, margin: 0.1 });
    expect(width * 0.8).toBeCloseTo(phone.width);
  });

  it('is seen as a whole by whoever wants to', () => {
    expect(sized(desk, page, { isWhole: true, margin: 0.1 }).height).toBe(desk.height);
  });

  it('is moved no further than to its end, on a screen of any size', () => {
    for (const place of [desk, phone]) {
      const size = sized(place, page, { isWhole: false, margin: 0 });
      const end = seenIn(place, size, moved(topOf(1), 0, -2));
      expect(end.y * size.height).toBeCloseTo(size.height - place.height / 2);
    }
  });

  it('CLS-08 is read to its end in steps, and back', () => {
    const size = sized(desk, page, { isWhole: false, margin: 0 });
    const seen = (look: ReturnType<typeof further>) => look && seenIn(desk, size, look);
    const top = seenIn(desk, size, topOf(1));
    expect(further(desk, size, top, -0.9)).toBeUndefined();
    const lower = seen(further(desk, size, top, 0.2))!;
    expect((lower.y - top.y) * size.height).toBeCloseTo(0.2 * desk.height, 0);
    const end = seen(further(desk, size, top, 5))!;
    expect(end.y * size.height).toBeCloseTo(size.height - desk.height / 2);
    expect(further(desk, size, end, 0.9)).toBeUndefined();
    expect(seen(further(desk, size, end, -0.2))!.y).toBeLessThan(end.y);
  });

  it('CLS-08 keeps pale strokes when its margins are left out', () => {
    expect(marginOf(inkedAt(20, 245))).toBeCloseTo((20 - 2) / 160);
    expect(marginOf(inkedAt(20, 254))).toBe(0);
  });
});

/** A white page with one line down, at a column of the 160 that are looked at. */
function inkedAt(column: number, green: number): HTMLImageElement {
  const data = new Uint8ClampedArray(160 * 160 * 4).fill(255);
  for (let row = 0; row < 160; row += 1) data[4 * (row * 160 + column) + 1] = green;
  const context = { drawImage: () => undefined, getImageData: () => ({ data }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  return document.createElement('img');
}
