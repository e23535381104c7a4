import { ConcurrencyLimiter } from './concurrency-limiter.js';

describe('a concurrency limiter', () => {
  it('never runs more tasks at once than allowed, keeps their order, and runs all of them', async () => {
    const limiter = new ConcurrencyLimiter({ atOnce: 4 });
    let running = 0;
    let most = 0;
    const started: number[] = [];
    const work = (index: number) =>
      limiter.run(async () => {
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

  it('continues after a failure', async () => {
    const limiter = new ConcurrencyLimiter({ atOnce: 1 });
    await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limiter.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });

  it('refuses new tasks when the queue is full', async () => {
    const limiter = new ConcurrencyLimiter({ atOnce: 1, waiting: 1 });
    let release = () => {};
    const first = limiter.run(() => new Promise<void>((resolve) => (release = resolve)));
    const second = limiter.run(() => Promise.resolve());
    await expect(limiter.run(() => Promise.resolve())).rejects.toMatchObject({ code: 'service-unavailable' });
    release();
    await Promise.all([first, second]);
  });

  it('refuses a task that waited past its deadline, never runs it, and runs the next in line', async () => {
    const limiter = new ConcurrencyLimiter({ atOnce: 1 });
    let release = () => {};
    let ran = false;
    const first = limiter.run(() => new Promise<void>((resolve) => (release = resolve)));
    const late = limiter.run(() => Promise.resolve((ran = true)), 1);
    const patient = limiter.run(() => Promise.resolve('served'), 60_000);
    await expect(late).rejects.toMatchObject({ code: 'service-unavailable' });
    release();
    await first;
    await expect(patient).resolves.toBe('served');
    expect(ran).toBe(false);
  });
});
