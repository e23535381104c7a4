import type { Log } from '../log.js';
import { BullMqQueue } from './bullmq-queue.js';
import type { JobQueue } from './job-queue.js';

// Longer than a worker lets Redis wait for a job (10 s): a connection that is silent for this long is dead.
const silentMs = 15_000;
// Every other command is answered right away.
const silentQueueMs = 6000;

// A job whose worker or connection is gone is soon taken over by another worker: the row's own claim keeps two from running it.
const lost = { lockDuration: 15_000, stalledInterval: 5000 };

/** Opens the job queue of the distributed setup: BullMQ on Redis. */
export function openRedisJobs(service: string, redisUrl: string, log: Log): Promise<JobQueue> {
  const url = new URL(redisUrl);
  const connection = {
    host: url.hostname,
    port: Number(url.port || 6379),
    ...(url.username ? { username: decodeURIComponent(url.username) } : {}),
    ...(url.password ? { password: decodeURIComponent(url.password) } : {}),
    ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
    maxRetriesPerRequest: null,
    socketTimeout: silentMs,
  };
  return Promise.resolve(
    new BullMqQueue(service, { name: 'redis', connection, queueConnection: { ...connection, socketTimeout: silentQueueMs }, lost }, log),
  );
}
