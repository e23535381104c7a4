import { afterEach, describe, expect, it } from '@jest/globals';
import { countPageBytes } from './page-bytes';

type Tell = (list: { getEntries: () => object[] }) => void;

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

function load(...entries: object[]): number {
  let tell: Tell | undefined;
  const observe = () => undefined;
  Object.assign(globalThis, {
    PerformanceObserver: function (told: Tell) {
      tell = told;
      return { observe };
    },
  });
  const bytes = countPageBytes();
  tell?.({ getEntries: () => entries });
  return bytes();
}

describe('the bytes that the page has loaded', () => {
  it('are the sum of what each file took', () => {
    expect(load({ transferSize: 300 }, { transferSize: 20 })).toBe(320);
  });

  it('leave out what the browser does not measure, as Safari before 16.4', () => {
    expect(load({}, { transferSize: 20 })).toBe(20);
  });
});
