import { jest } from '@jest/globals';
import { silentLog } from '@somo/testing/silent-log';
import { until } from '@somo/testing/until';
import { InProcessTimer } from './in-process-timer.js';
import { keyOf, type JobQueue, type JobWorker, type WakeUp } from './job-queue.js';

const wake = (workId: string, delayMs = 0, attempt = 0): WakeUp => ({ job: 'open-charge', workId, attempt, delayMs });
const mail = (workId: string, attempt = 0): WakeUp => ({ ...wake(workId, 0, attempt), job: 'send-mail' });

describe('the in-process timer', () => {
  let later: WakeUp[];
  let queue: InProcessTimer;
  let begun: string[];
  let end: Map<string, (error?: Error) => void>;
  const inner: JobQueue = {
    add: (wakeUps) => {
      later.push(...wakeUps);
      return Promise.resolve(wakeUps.map(keyOf));
    },
    size: () => Promise.resolve(later.length),
    state: () => Promise.resolve({ backend: 'postgres', waiting: 1, active: 0, delayed: later.length, failed: 0, oldestSeconds: 7 }),
    work: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const worker: JobWorker = {
    most: (job) => (job === 'send-mail' ? 3 : 1),
    run: (_, workIds) => {
      const run = workIds.join('+');
      begun.push(run);
      return new Promise<void>((done, failed) => end.set(run, (error) => (error ? failed(error) : done())));
    },
  };

  beforeEach(() => {
    [later, begun, end] = [[], [], new Map()];
    queue = new InProcessTimer(inner, silentLog);
  });

  it('leaves to the queue what is due later, and everything while no worker is here', async () => {
    await queue.add([wake('early')]);
    await queue.work(worker);
    await queue.add([wake('now'), wake('far', 6000)]);
    expect(begun).toEqual(['now']);
    expect(later.map(({ workId }) => workId)).toEqual(['early', 'far']);
  });

  it('runs what is due in a moment on time and once, and nothing after it was closed', async () => {
    jest.useFakeTimers();
    await queue.work(worker);
    await queue.add([wake('soon', 20), wake('late', 90), wake('now')]);
    await queue.add([wake('soon', 20)]);
    expect([begun, await queue.size()]).toEqual([['now'], 3]);
    // With one that waits in the queue behind, for seven seconds.
    expect(await queue.state()).toMatchObject({ waiting: 1, active: 1, delayed: 2, oldestSeconds: 7 });
    jest.advanceTimersByTime(50);
    expect([begun, later]).toEqual([['now', 'soon'], []]);
    for (const workId of begun) end.get(workId)?.();
    await queue.close();
    jest.advanceTimersByTime(50);
    expect(begun).toEqual(['now', 'soon']);
    jest.useRealTimers();
  });

  it('runs eight at once, and queues the others, each once', async () => {
    await queue.work(worker);
    const all = Array.from({ length: 10 }, (_, n) => wake(`n${n}`));
    await queue.add([...all, ...all]);
    expect([begun.length, await queue.size()]).toEqual([8, 10]);
    end.get('n3')?.();
    await until(() => begun.length === 9);
    expect(await queue.size()).toBe(9);
  });

  it('continues after work that could not start, and accepts it again', async () => {
    await queue.work(worker);
    await queue.add([wake('lost')]);
    end.get('lost')?.(new Error('no database'));
    await until(async () => (await queue.size()) === 0);
    await queue.add([wake('lost'), wake('next')]);
    expect(begun).toEqual(['lost', 'lost', 'next']);
  });

  it('runs the rows of a batch job together, one batch at a time, and other jobs alongside', async () => {
    await queue.work(worker);
    await queue.add([mail('a'), mail('b'), wake('other'), mail('c'), mail('d')]);
    await queue.add([mail('e')]);
    expect(begun).toEqual(['a+b+c', 'other']);
    end.get('a+b+c')?.();
    await until(() => begun.includes('d+e'));
    expect(await queue.size()).toBe(3);
  });

  it('runs a row that has failed repeatedly alone, alongside the others', async () => {
    await queue.work(worker);
    await queue.add([mail('a', 4), mail('bad', 5), mail('b'), mail('c')]);
    expect(begun).toEqual(['a']);
    end.get('a')?.();
    await until(() => begun.length === 3);
    expect(begun.sort()).toEqual(['a', 'b+c', 'bad']);
  });

  it('closes when running work has ended, and starts nothing more', async () => {
    await queue.work(worker);
    await queue.add(Array.from({ length: 9 }, (_, n) => wake(`n${n}`)));
    let closed = false;
    const closing = queue.close().then(() => (closed = true));
    for (const workId of begun.slice(1)) end.get(workId)?.();
    await new Promise((turn) => setImmediate(turn));
    expect(closed).toBe(false);
    end.get('n0')?.();
    await closing;
    expect(begun).toHaveLength(8);
  });
});
