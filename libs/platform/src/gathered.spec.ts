import { setImmediate } from 'node:timers/promises';
import { Gathered } from './gathered.js';

describe('gathered work', () => {
  let runs: string[][];
  let ends: ((error?: Error) => void)[];
  const work = (items: string[]) => {
    runs.push([...items]);
    return new Promise<void>((done, failed) => ends.push((error) => (error ? failed(error) : done())));
  };
  const turns = async () => {
    for (let turn = 0; turn < 3; turn++) await setImmediate();
  };
  beforeEach(() => {
    [runs, ends] = [[], []];
  });

  it('takes what comes in the same turn together, and what comes during a run with the next', async () => {
    const gathered = new Gathered(work);
    const first = Promise.all([gathered.run('a'), gathered.run('b')]);
    await turns();
    const second = Promise.all([gathered.run('c'), gathered.run('d')]);
    await turns();
    expect(runs).toEqual([['a', 'b']]);
    ends[0]?.();
    await first;
    await turns();
    expect(runs).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    ends[1]?.();
    await second;
  });

  it('fails only for the items of the run that failed', async () => {
    const gathered = new Gathered(work);
    const first = gathered.run('a');
    await turns();
    const second = gathered.run('b');
    ends[0]?.(new Error('not this one'));
    await expect(first).rejects.toThrow('not this one');
    await turns();
    ends[1]?.();
    await second;
  });

  it('takes no more at once than it may', async () => {
    const gathered = new Gathered(work, { most: 2 });
    const all = Promise.all(['a', 'b', 'c'].map((item) => gathered.run(item)));
    await turns();
    ends[0]?.();
    await turns();
    ends[1]?.();
    await all;
    expect(runs).toEqual([['a', 'b'], ['c']]);
  });

  it('does not wait for a run that takes long', async () => {
    const gathered = new Gathered(work, { longestMs: 1 });
    const first = gathered.run('a');
    await turns();
    const second = gathered.run('b');
    while (runs.length < 2) await setImmediate();
    ends[1]?.();
    await second;
    ends[0]?.();
    await first;
  });
});
