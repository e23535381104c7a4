import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.js';
import { endServer, readPostmaster } from './postmaster.js';

/** What the server is started with, the first time and after each crash. */
export interface ServerSpec {
  programs: string;
  dataDir: string;
  /** The account that the server runs as, if it is not ours. */
  account: Account | undefined;
  settings: Record<string, string>;
}

/** The server cannot start yet, but may soon: its port is in use, or the processes of a killed server are still exiting. */
export class NotYet extends Error {}

// Replaying the log after a crash takes seconds; a very slow disk may need minutes.
const readyMs = 300_000;
const pollMs = 15;

/** Returns the server once it accepts connections on `port`. Throws NotYet, or an Error that says why it does not start. */
export async function launch(spec: ServerSpec, port: number, onSpawn: (server: ChildProcess) => void): Promise<ChildProcess> {
  const { server, logFrom } = await spawnServer(spec, port);
  onSpawn(server);
  if (await isReady(server, spec.dataDir)) return server;
  const complaint = await complaintOf(spec.dataDir, logFrom);
  if (/could not bind|pre-existing shared memory/.test(complaint)) throw new NotYet(complaint);
  throw new Error(`PostgreSQL does not start: ${complaint}`);
}

// In a separate session: Ctrl-C in the terminal must reach the app first, which then stops its database.
async function spawnServer(spec: ServerSpec, port: number): Promise<{ server: ChildProcess; logFrom: number }> {
  const { programs, dataDir, account, settings } = spec;
  const log = await open(logOf(dataDir), 'a', 0o600);
  const logFrom = (await log.stat()).size;
  const args = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'bin', 'postgres'), ['-D', dataDir, ...args], {
    ...account,
    cwd: dirname(dataDir),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { ...process.env, TZ: 'UTC', LC_ALL: 'C' },
  });
  await new Promise((done, fail) => server.once('spawn', done).once('error', fail));
  await log.close();
  return { server, logFrom };
}

async function isReady(server: ChildProcess, dataDir: string): Promise<boolean> {
  const until = performance.now() + readyMs;
  while (!hasEnded(server)) {
    const told = await readPostmaster(dataDir);
    if (told?.ready && told.pid === server.pid) return true;
    if (performance.now() > until) {
      await endServer(Number(server.pid), 1000);
      return false;
    }
    await sleep(pollMs);
  }
  return false;
}

async function complaintOf(dataDir: string, logFrom: number): Promise<string> {
  const said = (await readFile(logOf(dataDir))).subarray(logFrom).toString();
  const complaints = said.split('\n').filter((line) => /FATAL|PANIC|ERROR|HINT/.test(line));
  return complaints.join(' ') || said.slice(-500) || 'it said nothing';
}

export const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

/** Returns the path of the server's log, which covers this start and what follows it. */
export function logOf(dataDir: string): string {
  return join(dirname(dataDir), 'postgres.log');
}
