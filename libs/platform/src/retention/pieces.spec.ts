import { nextSize, pauseAfter } from './pieces.js';

describe('DATA-02 the pieces in which old rows are deleted', () => {
  it.each([
    ['halves after one that took too long', 64, 40, 32],
    ['keeps its size after one that did not', 64, 10, 64],
    ['doubles after a quick one', 64, 2, 128],
    ['never grows above what a statement may read', 128, 2, 128],
    ['never shrinks so far that a run cannot reach the end', 8, 4_000, 8],
    ['never grows because it took too long', 2, 4_000, 2],
  ])('%s', (_, size, tookMs, next) => expect(nextSize(size, tookMs, 128)).toBe(next));

  it.each([
    ['at least as long as asked for', 1, 20],
    ['nine times as long as the piece took', 30, 270],
    ['at most a second, which a service that ends may wait for', 40_000, 1_000],
  ])('are followed by a pause, %s', (_, tookMs, pause) => expect(pauseAfter(tookMs, 20)).toBe(pause));
});
