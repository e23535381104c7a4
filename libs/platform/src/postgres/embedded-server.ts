import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.js';
import { postgresPrograms } from './binaries.js';
import { prepareCluster } from './cluster.js';
import { makePlace } from './make-place.js';
import { takePlace } from './owner.js';
import { endServer, readPostmaster, stopOrphan } from './postmaster.js';
import { startProblem } from './start-problem.js';

export interface EmbeddedPostgres {
  /** The superuser's address of the database `postgres`. */
  adminUrl: string;
  port: number;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The files of the database. Its parent also keeps the password, the log and the mark of who runs here. */
  dataDir: string;
  say?: (line: string) => void;
  /** PostgreSQL settings beside ours. */
  settings?: Record<string, string>;
}

const ourSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/** npm's PostgreSQL on the data in `dataDir`, reachable on this machine alone. Throws a StartProblem where a person must act. */
export async function startEmbeddedPostgres({ dataDir, say = () => {}, settings = {} }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = dirname(dataDir);
  const account = await makePlace(place);
  let letGo: (() => Promise<void>) | undefined;
  try {
    letGo = await takePlace(place);
    if (await stopOrphan(dataDir)) say('ended the PostgreSQL that a killed start had left behind');
    const programs = await postgresPrograms(place, account);
    const password = await prepareCluster(programs, dataDir, account);
    const { server, port, endWithUs } = await launch(programs, dataDir, account, { ...ourSettings, ...settings });
    const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    return { adminUrl, port, stop: stopper(server, endWithUs, letGo) };
  } catch (error) {
    await letGo?.();
    throw startProblem(error, place);
  }
}

interface Running {
  server: ChildProcess;
  port: number;
  /** Listens for the end of this process. */
  endWithUs: () => void;
}

async function launch(programs: string, dataDir: string, account: Account | undefined, settings: Record<string, string>): Promise<Running> {
  for (let tries = 1; ; tries++) {
    const port = await freePort();
    const server = await spawnServer(programs, dataDir, account, { ...settings, port: String(port) });
    // From its first moment on: a start may be ended before the server is ready.
    const endWithUs = () => void server.kill('SIGINT');
    process.once('exit', endWithUs);
    const complaint = await readyOrComplaint(server, dataDir);
    if (complaint === undefined) return { server, port, endWithUs };
    process.removeListener('exit', endWithUs);
    // The port may be taken between looking and binding; the backends of a killed server need a moment to notice that it is gone.
    const passes = /could not bind|pre-existing shared memory/.test(complaint);
    if (!passes || tries === 10) throw new Error(`PostgreSQL does not start: ${complaint}`);
    await sleep(300);
  }
}

// A session of its own: Ctrl-C in the terminal must reach the app first, which then stops its database.
async function spawnServer(
  programs: string,
  dataDir: string,
  account: Account | undefined,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const log = await open(logOf(dataDir), 'w', 0o600);
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'bin', 'postgres'), ['-D', dataDir, ...args], {
    ...account,
    cwd: dirname(dataDir),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { ...process.env, TZ: 'UTC', LC_ALL: 'C' },
  });
  await new Promise((done, fail) => server.once('spawn', done).once('error', fail));
  await log.close();
  return server;
}

async function readyOrComplaint(server: ChildProcess, dataDir: string): Promise<string | undefined> {
  const until = performance.now() + 60_000;
  while (server.exitCode === null && server.signalCode === null) {
    const told = await readPostmaster(dataDir);
    if (told?.ready && told.pid === server.pid) return undefined;
    if (performance.now() > until) {
      await endServer(Number(server.pid), 1000);
      break;
    }
    await sleep(15);
  }
  const said = await readFile(logOf(dataDir), 'utf8');
  return (
    said
      .split('\n')
      .filter((line) => /FATAL|PANIC|ERROR|HINT/.test(line))
      .join(' ') ||
    said.slice(-500) ||
    'it said nothing'
  );
}

function stopper(server: ChildProcess, endWithUs: () => void, letGo: () => Promise<void>): () => Promise<void> {
  const pid = Number(server.pid);
  server.unref();
  let stopping: Promise<void> | undefined;
  return () =>
    (stopping ??= endServer(pid, 2500)
      .then(letGo)
      .finally(() => process.removeListener('exit', endWithUs)));
}

function logOf(dataDir: string): string {
  return join(dirname(dataDir), 'postgres.log');
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
