import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { Log } from '../log.js';
import type { Service } from '../service.js';
import { DeadLetterIndexes1600000000002 } from './dead-letter-indexes.js';
import { DueWorkRequest1600000000003 } from './due-work-request.js';
import { CountDueWork1600000000007 } from './count-due-work.js';
import { FailureTimes1600000000006 } from './failure-times.js';
import { PlatformTables1600000000000 } from './platform-tables.js';
import { RetentionRun1600000000005 } from './retention-run.js';
import { StoredNames1600000000004 } from './stored-names.js';
import { StreamMemory1600000000001 } from './stream-memory.js';
import { unreachable } from './unreachable.js';

const lowestVersion = 150_000;
// No caller waits this long for an ask; a migration that needs more sets its own limit.
const statementMs = 10_000;
// Longer than any statement may take, than the pool keeps an idle connection, and than a relay holds its transaction while services receive
// its events.
const silentMs = 30_000;
// For the silence of a migration: a host that is gone is noticed after some minutes.
const keepAliveMs = 10_000;
// Opening a connection takes both ends several statements, so the next person's request should find one open.
const idleMs = 25_000;
// Once a statement has waited this long for a connection, no one is waiting for its result.
const connectMs = 4_000;
const firstRetryMs = 100;
const maxRetryMs = 3_000;
const platformMigrations = [
  PlatformTables1600000000000,
  StreamMemory1600000000001,
  DeadLetterIndexes1600000000002,
  DueWorkRequest1600000000003,
  StoredNames1600000000004,
  RetentionRun1600000000005,
  FailureTimes1600000000006,
  CountDueWork1600000000007,
];

const migrationsOf = ({ migrations }: Service) => [...platformMigrations, ...migrations];
const nameOf = (migration: Service['migrations'][number]): string => new migration().name ?? migration.name;

/** Returns the names under which a service's migrations are recorded in its schema. */
export const migrationNames = (service: Service): string[] => migrationsOf(service).map(nameOf);

interface DatabaseOptions {
  url: string;
  poolSize: number;
  log: Log;
  /** The names of the migrations that run; all of them if not given. */
  only?: readonly string[];
  /** After which silence a connection is given up; 30 s if not given. */
  silentMs?: number;
}

/**
 * Opens the service's own schema and brings it up to date; of several processes that start at once, one migrates. While PostgreSQL is
 * unreachable, it retries with exponential backoff.
 */
export async function openDatabase(service: Service, options: DatabaseOptions): Promise<DataSource> {
  for (let pauseMs = firstRetryMs; ; pauseMs = Math.min(2 * pauseMs, maxRetryMs)) {
    try {
      return await open(service, options);
    } catch (error) {
      if (!unreachable(error)) throw error;
      options.log.warn({ err: error }, 'PostgreSQL cannot be reached yet; trying again');
      await sleep(pauseMs);
    }
  }
}

async function open(service: Service, options: DatabaseOptions): Promise<DataSource> {
  const state = { isMigrating: false };
  const source = new DataSource({
    type: 'postgres',
    url: options.url,
    schema: service.name,
    entities: service.schemas,
    migrations: migrationsOf(service).filter((migration) => !options.only || options.only.includes(nameOf(migration))),
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    poolSize: options.poolSize,
    installExtensions: false,
    applicationName: `somo-${service.name}`,
    extra: {
      options: `-c search_path=${service.name},public -c TimeZone=UTC -c statement_timeout=${statementMs}`,
      stream: () => impatientSocket(options.silentMs ?? silentMs, () => state.isMigrating),
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      idleTimeoutMillis: idleMs,
      connectionTimeoutMillis: connectMs,
    },
  });
  try {
    await source.initialize();
    await refuseOldServer(source);
    await migrate(source, service.name, state);
  } catch (error) {
    if (source.isInitialized) await source.destroy();
    throw error;
  }
  return source;
}

/**
 * Returns a socket that fails when it is silent for too long: the other end may disappear without notice (a cut cable, a dead host). A
 * migration, and the connection that holds its lock, may be silent for as long as it takes.
 */
function impatientSocket(mostMs: number, isPatient: () => boolean): Socket {
  const socket = new Socket();
  return socket.setTimeout(mostMs, () => {
    if (!isPatient()) socket.destroy(new Error(`PostgreSQL has said nothing for ${mostMs / 1000} s.`));
  });
}

async function refuseOldServer(source: DataSource): Promise<void> {
  const [row] = await source.query<{ server_version_num: string }[]>('SHOW server_version_num');
  if (Number(row?.server_version_num) < lowestVersion) throw new Error('Somo needs PostgreSQL 15 or newer.');
}

async function migrate(source: DataSource, schema: string, state: { isMigrating: boolean }): Promise<void> {
  const runner = source.createQueryRunner();
  await runner.connect();
  const lock = `hashtextextended('migrate:${schema}', 0)`;
  const isOurs = async () =>
    ((await runner.query(`SELECT pg_try_advisory_lock(${lock}) AS held`)) as unknown as { held: boolean }[])[0]?.held;
  // Polled rather than awaited: another process's migration may take longer than the statement timeout.
  while (!(await isOurs())) await sleep(200);
  state.isMigrating = true;
  try {
    await source.runMigrations();
  } finally {
    state.isMigrating = false;
    // If this fails, the connection is lost, and the lock with it.
    await runner.query(`SELECT pg_advisory_unlock(${lock})`).catch(() => undefined);
    await runner.release();
  }
}
