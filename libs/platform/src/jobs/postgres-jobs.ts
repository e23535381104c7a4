import { createPostgresBackend, runMigrations, type BackendFactory, type ConnectionOptions } from 'bullmq';
import { Client } from 'pg';
import type { Log } from '../log.js';
import { Pace } from '../pace.js';
import { BullMqQueue, type BullMqBackend } from './bullmq-queue.js';
import type { JobQueue } from './job-queue.js';

/** The embedded job queue: BullMQ on PostgreSQL, in the schema `<service>_jobs`, migrated before anything listens to it. */
export async function openPostgresJobs(service: string, databaseUrl: string, log: Log, pace = new Pace()): Promise<JobQueue> {
  const schema = `${service}_jobs`;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client, schema);
  } finally {
    await client.end();
  }
  const connection = { connectionString: databaseUrl, schema, max: 2 } as unknown as ConnectionOptions;
  return new PacedQueue(pace, service, { connection, factory: createPostgresBackend as unknown as BackendFactory }, log);
}

/** Jobs that run beside people's requests in one process. */
class PacedQueue extends BullMqQueue {
  constructor(
    private readonly pace: Pace,
    service: string,
    backend: BullMqBackend,
    log: Log,
  ) {
    super(service, backend, log);
  }

  override work(run: (workId: string) => Promise<void>): Promise<void> {
    return super.work((workId) => this.pace.inBackground(() => run(workId)));
  }
}
