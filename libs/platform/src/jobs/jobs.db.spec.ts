import { provision } from '@somo/platform/database/provision';
import { hasRedis, startRedis } from '@somo/testing/programs';
import { silentLog } from '@somo/testing/silent-log';
import { createTestDatabase } from '@somo/testing/test-database';
import { until } from '@somo/testing/until';
import type { Queue } from 'bullmq';
import { maxBatchedAttempts } from '../due-work/due-work.js';
import { InProcessTimer } from './in-process-timer.js';
import type { JobQueue } from './job-queue.js';
import { openPostgresJobs } from './postgres-jobs.js';
import { openRedisJobs } from './redis-jobs.js';

const onPostgres = (opened: (queue: JobQueue) => JobQueue) => async () => {
  const database = await createTestDatabase();
  const { booking } = await provision(database.adminUrl, ['booking'], () => 'test');
  return { queue: async () => opened(await openPostgresJobs('booking', booking, silentLog)), end: () => database.drop() };
};
const adapters: { name: string; there: boolean; open: () => Promise<{ queue: () => Promise<JobQueue>; end: () => Promise<void> }> }[] = [
  { name: 'PostgreSQL', there: true, open: onPostgres((queue) => queue) },
  { name: 'PostgreSQL, with what is due run at once', there: true, open: onPostgres((queue) => new InProcessTimer(queue, silentLog)) },
  {
    name: 'Redis',
    there: hasRedis(),
    open: async () => {
      const program = await startRedis();
      return { queue: () => openRedisJobs('booking', program.url, silentLog), end: () => program.stop() };
    },
  },
];

describe.each(adapters)('the job queue on $name', ({ name, there, open }) => {
  const run = there ? it : it.skip;
  let queue: JobQueue;
  let another: () => Promise<JobQueue>;
  let end: () => Promise<void>;
  const woken: { id: string; at: number }[] = [];
  const wake = (workId: string, delayMs = 0, attempt = 0) => ({ job: 'complete-past-lesson' as const, workId, attempt, delayMs });
  const listen = (on: JobQueue) =>
    on.work({ most: () => 1, run: async (_, ids) => void woken.push(...ids.map((id) => ({ id, at: performance.now() }))) });

  if (there) {
    beforeEach(async () => {
      woken.length = 0;
      ({ queue: another, end } = await open());
      queue = await another();
    });
    afterEach(async () => {
      await queue.close();
      await end();
    });
  }

  run('wakes the worker when the delay has passed, not before', async () => {
    const from = performance.now();
    await queue.add([wake('later', 300)]);
    await listen(queue);
    await until(() => woken.length === 1);
    expect((woken[0]?.at ?? 0) - from).toBeGreaterThanOrEqual(295);
  });

  run('accepts the same wake-up once, however often it is added', async () => {
    for (let time = 0; time < 3; time++) await queue.add([wake('same', 200)]);
    await queue.add([wake('last', 500)]);
    await listen(queue);
    await until(() => woken.some(({ id }) => id === 'last'));
    expect(woken.map(({ id }) => id)).toEqual(['same', 'last']);
  });

  run('PERM-05 says what it holds, by state, and how long the first has waited', async () => {
    const plain = { waiting: 0, active: 0, delayed: 0, failed: 0, oldestSeconds: 0 };
    expect(await queue.state()).toEqual({ backend: name.startsWith('Redis') ? 'redis' : 'postgres', ...plain });
    await queue.add([wake('now'), wake('far', 3_600_000), wake('later', 3_600_000)]);
    await until(async () => (await queue.state()).waiting === 1);
    expect(await queue.state()).toMatchObject({ waiting: 1, active: 0, delayed: 2, failed: 0 });
    const { oldestSeconds } = await queue.state();
    expect(oldestSeconds).toBeGreaterThanOrEqual(0);
    expect(oldestSeconds).toBeLessThan(60);
    let end: (() => void) | undefined;
    await queue.work({ most: () => 1, run: () => new Promise<void>((done) => (end = done)) });
    await until(() => end !== undefined);
    expect(await queue.state()).toMatchObject({ waiting: 0, active: 1, delayed: 2 });
    end?.();
    await until(async () => (await queue.state()).active === 0);
  });

  run('accepts a later attempt as a separate wake-up', async () => {
    await listen(queue);
    await queue.add([wake('again', 0, 0)]);
    await until(() => woken.length === 1);
    await queue.add([wake('again', 0, 1)]);
    await until(() => woken.length === 2);
  });

  run('wakes the worker for several at once, at most as many as one run takes, and alone for what has failed five times', async () => {
    const runs: string[][] = [];
    await queue.work({ most: () => 3, run: async (_, ids) => void runs.push(ids) });
    const fresh = Array.from({ length: 40 }, (_, index) => `n${index}`);
    await queue.add([...fresh.map((id) => wake(id)), wake('worn', 0, maxBatchedAttempts)], () => 3);
    await until(() => runs.flat().length > fresh.length);
    expect(runs.flat().sort()).toEqual([...fresh, 'worn'].sort());
    expect(runs).toContainEqual(['worn']);
    expect(Math.max(...runs.map(({ length }) => length))).toBeGreaterThan(1);
    expect(Math.max(...runs.map(({ length }) => length))).toBeLessThanOrEqual(3);
  });

  if (!name.includes('at once')) {
    run('takes a wake-up that does not say its attempt for a first one', async () => {
      const { queue: inside } = queue as unknown as { queue: Queue };
      const runs: string[][] = [];
      await inside.addBulk(Array.from({ length: 20 }, (_, index) => ({ name: 'complete-past-lesson', data: { workId: `n${index}` } })));
      await queue.work({ most: () => 3, run: async (_, ids) => void runs.push(ids) });
      await until(() => runs.flat().length === 20);
    });

    run('runs no more at once than a run takes, even where an entry of another version has more', async () => {
      const { queue: inside } = queue as unknown as { queue: Queue };
      const runs: string[][] = [];
      await inside.add('complete-past-lesson', { workId: 'a', more: ['b', 'c', 'd'] });
      await queue.work({ most: () => 3, run: async (_, ids) => void runs.push(ids) });
      await until(() => runs.flat().length === 4);
      expect(runs).toEqual([['a', 'b', 'c'], ['d']]);
    });

    run('holds wake-ups for nearly the same time in one entry, as many as a run takes, and none that have failed five times', async () => {
      const now = ['a', 'b', 'c', 'd'].map((id) => wake(id));
      const later = [3_600_000, 3_600_090, 3_600_110].map((delayMs) => wake(`at ${delayMs}`, delayMs));
      const added = [...now, ...later, wake('worn', 0, maxBatchedAttempts)];
      const entries = await queue.add(added, () => 3);
      expect(entries.map((entry) => entries.indexOf(entry))).toEqual([0, 0, 0, 3, 4, 4, 6, 7]);
      expect(await queue.size()).toBe(5);
      await queue.add(now.slice(0, 3), () => 3);
      expect(await queue.size()).toBe(5);
    });

    run('gives an entry of its own to what is due at another time, whatever the order, and to other rows of the same ends', async () => {
      const abandoned = [wake('x', 3_608_000), wake('due', 3_600_000), wake('y', 3_608_000)];
      const [x, due, y] = await queue.add(abandoned, () => 3);
      expect(x).toBe(y);
      expect(due).not.toBe(x);
      const [one] = await queue.add([wake('a'), wake('b'), wake('c')], () => 3);
      const [other] = await queue.add([wake('a'), wake('d'), wake('c')], () => 3);
      expect(one).not.toBe(other);
    });

    run('wakes once the last of those that share an entry is due', async () => {
      const from = performance.now();
      await queue.add([wake('first', 200), wake('last', 290)], () => 3);
      await listen(queue);
      await until(() => woken.length === 2);
      for (const { at } of woken) expect(at - from).toBeGreaterThanOrEqual(285);
    });

    run('refuses a job without data, or with other data, once and with the reason, and goes on', async () => {
      const { queue: inside } = queue as unknown as { queue: Queue };
      await listen(queue);
      const strange = [undefined, null, {}, [], 'text', 7, { workId: 7 }, { workId: '' }, { other: 'x' }, { workId: 'a', more: [7] }];
      const jobs = await Promise.all(strange.map((data) => inside.add('complete-past-lesson', data, { attempts: 5 })));
      await until(async () => (await inside.getFailedCount()) === strange.length);
      for (const { id } of jobs) {
        const failed = await inside.getJob(id ?? '');
        expect(failed).toMatchObject({
          attemptsMade: 1,
          failedReason: 'The job "complete-past-lesson" does not say which work it is for: it has no workId.',
        });
      }
      await queue.add([wake('after')]);
      await until(() => woken.length === 1);
      expect(woken[0]?.id).toBe('after');
    });
  }

  run('distributes the work between two workers, each wake-up once', async () => {
    const second = await another();
    await Promise.all([listen(queue), listen(second)]);
    await queue.add(Array.from({ length: 40 }, (_, index) => wake(`n${index}`)));
    await until(() => woken.length >= 40);
    expect(new Set(woken.map(({ id }) => id)).size).toBe(40);
    await second.close();
  });
});
