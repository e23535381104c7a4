import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { hasRedis, startRedis } from '@somo/testing/programs';
import { silentLog } from '@somo/testing/silent-log';
import { until } from '@somo/testing/until';
import { openRedisJobs } from './redis-jobs.js';

/** Starts a proxy whose far end can disappear without the near end noticing. */
async function wireTo(port: number): Promise<{ port: number; fallSilent: () => void; close: () => void }> {
  const pairs: { near: Socket; far: Socket }[] = [];
  const server: Server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    pairs.push({ near, far });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      for (const { near, far } of pairs) {
        far.unpipe(near);
        near.unpipe(far).resume();
        far.destroy();
      }
    },
    close: () => {
      for (const { near } of pairs) near.destroy();
      server.close();
    },
  };
}

describe('a job queue whose Redis disappears silently', () => {
  (hasRedis() ? it : it.skip)(
    'notices it and continues over new connections',
    async () => {
      const redis = await startRedis();
      const wire = await wireTo(Number(new URL(redis.url).port));
      const queue = await openRedisJobs('booking', `redis://127.0.0.1:${wire.port}`, silentLog);
      const woken: string[] = [];
      const add = (workId: string) => queue.add([{ job: 'complete-past-lesson', workId, attempt: 0, delayMs: 0 }]);
      await queue.work({ most: () => 1, run: async (_, ids) => void woken.push(...ids) });
      await add('before');
      await until(() => woken.includes('before'));
      wire.fallSilent();
      void add('after');
      await until(() => woken.includes('after'), 60_000);
      await queue.close();
      wire.close();
      await redis.stop();
    },
    90_000,
  );
});
