import { describe, expect, it } from '@jest/globals';
import { moved, seenIn, sized, topOf } from './looks';

const page = { width: 1000, height: 1414 };
const desk = { width: 900, height: 560 };
const phone = { width: 360, height: 480 };

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
});
