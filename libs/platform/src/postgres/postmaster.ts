import { readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasEnded, processesIn, processFacts } from './processes.js';

interface PostmasterFile {
  pid: number;
  port: number;
  ready: boolean;
}

/** Returns what a running (or killed) server has recorded about itself in its data directory. */
export async function readPostmaster(dataDir: string): Promise<PostmasterFile | undefined> {
  const lines = (await read(dataDir))?.split('\n');
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Stops a server of this data directory that outlived the process that started it; returns whether there was one. */
export async function stopOrphan(dataDir: string): Promise<boolean> {
  const left = await readPostmaster(dataDir);
  if (!left) return false;
  const facts = processFacts(left.pid);
  if (facts?.command.includes('postgres') && facts.command.includes(dataDir)) {
    await endServer(left.pid, 8000);
    return true;
  }
  await disown(dataDir);
  return false;
}

/**
 * Kills the processes that a killed server left behind. Some notice late that it is gone, and one that runs a long statement last of all,
 * and a new server does not start alongside them. The new one replays their unfinished work from its log.
 */
export async function endBackends(dataDir: string): Promise<void> {
  const folder = await realpath(dataDir).catch(ifGone);
  if (folder === undefined) return;
  const backends = processesIn(folder).filter((pid) => processFacts(pid)?.command.startsWith('postgres'));
  for (const pid of backends) kill(pid);
  await Promise.all(backends.map((pid) => hasEnded(pid, 1000)));
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just exited on its own.
  }
}

/** Fast shutdown, then immediate shutdown, then SIGKILL. */
export async function endServer(pid: number, patienceMs: number): Promise<void> {
  for (const [signal, withinMs] of [
    ['SIGINT', patienceMs],
    ['SIGQUIT', 1000],
    ['SIGKILL', 1000],
  ] as const) {
    if (!processFacts(pid)) return;
    process.kill(pid, signal);
    if (await hasEnded(pid, withinMs)) return;
  }
}

// The killed server's pid may now belong to another program (or to a zombie), which PostgreSQL would mistake for a live server. It
// considers its own parent's pid stale; the rest of the file must stay, because it names the shared memory that PostgreSQL checks before it
// trusts the data.
async function disown(dataDir: string): Promise<void> {
  const text = await read(dataDir);
  if (text) await writeFile(join(dataDir, 'postmaster.pid'), text.replace(/^\d+/, String(process.pid)));
}

function read(dataDir: string): Promise<string | undefined> {
  return readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(ifGone);
}

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
