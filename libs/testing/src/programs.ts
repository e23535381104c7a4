import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort, opens } from '../../../scripts/services/ports.mjs';
import type { RunningProgram } from './running-program.js';

const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/**
 * Returns the path of a program on this machine. With SOMO_NO_SKIP=1 a missing program is an error, so that no test is skipped silently.
 */
export function findProgram(name: string): string | undefined {
  const found = places.map((place) => join(place, name)).find((path) => existsSync(path));
  if (!found && process.env.SOMO_NO_SKIP === '1') throw new Error(`${name} is not installed.`);
  return found;
}

/** Containers, where Docker answers; a program that starts in none comes from this machine. */
const hasContainers = (): boolean => process.env['TEST_CONTAINERS'] === 'on';

export const hasNats = (): boolean => hasContainers() || findProgram('nats-server') !== undefined;
export const hasRedis = (): boolean => hasContainers() || findProgram('redis-server') !== undefined;

export const startNats = async (): Promise<RunningProgram> =>
  (await inContainer('nats')) ??
  start('nats-server', 'nats', (port, folder) => ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder]);

export const startRedis = async (): Promise<RunningProgram> =>
  (await inContainer('redis')) ??
  start('redis-server', 'redis', (port, folder) => [
    '--bind',
    '127.0.0.1',
    '--port',
    String(port),
    '--dir',
    folder,
    '--appendonly',
    'yes',
    '--save',
    '',
  ]);

async function inContainer(name: 'nats' | 'redis'): Promise<RunningProgram | undefined> {
  if (!hasContainers()) return undefined;
  const { startContainer } = await import('./containers.js');
  return startContainer(name).catch((error: unknown) => {
    console.warn(`${name} does not start in a container: ${String(error)}`);
    return undefined;
  });
}

async function start(name: string, scheme: string, argsOf: (port: number, folder: string) => string[]): Promise<RunningProgram> {
  const path = findProgram(name);
  if (!path) throw new Error(`${name} is not installed.`);
  const folder = await mkdtemp(join(tmpdir(), `somo-${name}-`));
  const port = await freePort();
  let child: ChildProcess;
  const launch = async () => {
    child = spawn(path, argsOf(port, folder), { stdio: 'ignore' });
    if (!(await opens(port, () => child.exitCode !== null))) throw new Error(`${name} did not open its port within ten seconds.`);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  await launch();
  return {
    url: `${scheme}://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    restart: launch,
    wipe: async () => {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder);
    },
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
