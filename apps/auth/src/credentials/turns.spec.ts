import { Turns } from './turns.js';

describe('turns', () => {
  it('never run more than allowed at once, keep the order, and all get through', async () => {
    const turns = new Turns(4, 100);
    let running = 0;
    let most = 0;
    const started: number[] = [];
    const work = (index: number) =>
      turns.take(async () => {
        started.push(index);
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return index;
      });
    const indexes = Array.from({ length: 20 }, (_, index) => index);
    await expect(Promise.all(indexes.map(work))).resolves.toEqual(indexes);
    expect(most).toBe(4);
    expect(started).toEqual(indexes);
  });

  it('are given on after a failure', async () => {
    const turns = new Turns(1, 1);
    await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(turns.take(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });

  it('are refused when too many wait already', async () => {
    const turns = new Turns(1, 1);
    let release = () => {};
    const first = turns.take(() => new Promise<void>((resolve) => (release = resolve)));
    const second = turns.take(() => Promise.resolve());
    await expect(turns.take(() => Promise.resolve())).rejects.toMatchObject({ code: 'service-unavailable' });
    release();
    await Promise.all([first, second]);
  });
});
