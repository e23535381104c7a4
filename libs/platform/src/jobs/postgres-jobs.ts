import { createPostgresBackend, runMigrations, type BackendFactory, type ConnectionOptions } from 'bullmq';
import { Client } from 'pg';
import type { Log } from '../log.js';
import { BullMqQueue } from './bullmq-queue.js';
import type { JobQueue } from './job-queue.js';

// The workers are in this process: jobs of a killed one wait for a while, and PostgreSQL is not polled often.
const lost = { lockDuration: 30_000, stalledInterval: 30_000 };

/** Opens the embedded job queue: BullMQ on PostgreSQL, in the schema `<service>_jobs`, migrated before anything listens to it. */
export async function openPostgresJobs(service: string, databaseUrl: string, log: Log): Promise<JobQueue> {
  const schema = `${service}_jobs`;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client, schema);
  } finally {
    await client.end();
  }
  const connection = { connectionString: databaseUrl, schema, max: 2 } as unknown as ConnectionOptions;
  return new BullMqQueue(service, { name: 'postgres', connection, factory: createPostgresBackend as unknown as BackendFactory, lost }, log);
}
