import { FixedClock } from '@somo/testing/fixed-clock';
import { kept } from './kept.js';

describe('PERM-05 what a check found', () => {
  it('is kept for a minute, for ten seconds if it is bad, and not at all after an error', async () => {
    const clock = new FixedClock(0);
    const answers: (() => string)[] = [
      () => 'good',
      () => 'bad',
      () => {
        throw new Error('no answer');
      },
      () => 'good again',
    ];
    let reads = 0;
    const read = kept(
      clock,
      async () => Promise.resolve(answers[reads++]!()),
      (found) => found === 'bad',
    );
    expect(await Promise.all([read(), read()])).toEqual(['good', 'good']);
    clock.advance(59_999);
    expect(await read()).toBe('good');
    clock.advance(1);
    expect([await read(), await read()]).toEqual(['bad', 'bad']);
    clock.advance(10_000);
    await expect(read()).rejects.toThrow('no answer');
    expect(await read()).toBe('good again');
    expect(reads).toBe(4);
  });
});
