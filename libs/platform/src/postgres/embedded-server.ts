import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { postgresPrograms } from './binaries.js';
import { prepareCluster } from './cluster.js';
import { logOf } from './launch.js';
import { createDataFolder } from './create-data-folder.js';
import { claimDataFolder } from './data-folder-owner.js';
import { endBackends, stopOrphan } from './postmaster.js';
import { startProblem } from './start-problem.js';
import { SupervisedServer } from './supervised-server.js';

interface EmbeddedPostgres {
  /** The superuser's URL of the database `postgres`. It stays the same when the server dies and is restarted. */
  adminUrl: string;
  port: number;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  /** The database files. The parent folder also holds the password, the log and the file that names the running process. */
  dataDir: string;
  say?: (line: string) => void;
  /** PostgreSQL settings in addition to ours. */
  settings?: Record<string, string>;
}

const ourSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Limits what a killed server has to replay to seconds, even after hours of load.
  checkpoint_timeout: '1min',
};

/**
 * Starts npm's PostgreSQL on the data in `dataDir`, reachable from this machine only, and keeps it running. Throws a StartProblem when a
 * person must act.
 */
export async function startEmbeddedPostgres({ dataDir, say = () => {}, settings = {} }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = dirname(dataDir);
  const account = await createDataFolder(place);
  let letGo: (() => Promise<void>) | undefined;
  let server: SupervisedServer | undefined;
  try {
    letGo = await claimDataFolder(place);
    if (await stopOrphan(dataDir)) say('stopped a PostgreSQL left over from a killed start');
    await endBackends(dataDir);
    const programs = await postgresPrograms(place, account);
    const password = await prepareCluster(programs, dataDir, account);
    await rm(logOf(dataDir), { force: true });
    server = new SupervisedServer({ programs, dataDir, account, settings: { ...ourSettings, ...settings } }, say);
    const port = await server.start(freePort);
    return { adminUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, port, stop: stopper(server, letGo) };
  } catch (error) {
    await server?.stop();
    await letGo?.();
    throw startProblem(error, place);
  }
}

function stopper(server: SupervisedServer, letGo: () => Promise<void>): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  return () => (stopped ??= server.stop().then(letGo));
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
