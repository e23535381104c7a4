import 'reflect-metadata';
import { connect } from './connect.js';
import { openRedisJobs } from './jobs/redis-jobs.js';
import { runService, type Roles } from './run-service.js';
import { serveMetrics } from './serve-metrics.js';
import type { Service } from './service.js';
import { waitForShutdown } from './shutdown-signal.js';

/** Runs the API role of a service in its own process: answers asks and receives events over NATS. */
export const serve = (service: Service): Promise<void> => runAlone(service, { answers: true, works: false });

/** Runs the job role of a service in its own process: its due work, woken by Redis. */
export const work = (service: Service): Promise<void> => runAlone(service, { answers: false, works: true });

async function runAlone(service: Service, roles: Roles): Promise<void> {
  const { config, endTracing, ...connections } = await connect(service.name);
  const openJobs = (name: string) => openRedisJobs(name, config.REDIS_URL, connections.log);
  const around = { ...connections, databaseUrl: config.DATABASE_URL, poolSize: config.DATABASE_POOL, openJobs };
  const endMetrics = await serveMetrics(config, connections.log);
  const running = await runService(service, around, roles);
  connections.log.info({ ...roles }, 'ready');
  // A supervisor, if this process has one, waits for this message.
  process.send?.('ready');
  await waitForShutdown();
  endMetrics();
  await running.close();
  await connections.bus.close();
  await endTracing();
  // What may be left is a connection of BullMQ that waits ten seconds for its next job.
  process.exit(0);
}
