import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

interface ProcessFacts {
  /** When it started: a process with a reused pid is not the one that had it before. */
  since: string;
  command: string;
}

/** Returns what the system knows about a process; undefined when it is gone. */
export function processFacts(pid: number): ProcessFacts | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

function fromProc(pid: number): ProcessFacts | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain spaces, so fields are counted after it: state first, start time twentieth.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') return undefined;
  return { since: String(fields[19]), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
}

function fromPs(pid: number): ProcessFacts | undefined {
  const line = execFileSync('ps', ['-o', 'stat=,lstart=,args=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const [, state, since, command] = /^(\S+)\s+(\S+\s+\S+\s+\d+\s+\S+\s+\d+)\s+(.*)$/.exec(line.trim()) ?? [];
  return state && since && !state.startsWith('Z') ? { since, command: command ?? '' } : undefined;
}

/** Returns the pids of the processes whose working directory is `folder`; none where the system does not tell (Linux does). */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => workingFolder(pid) === folder)
    .map(Number);
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined; // gone, or not ours to inspect
  }
}

/** Returns whether the process has ended within that time. */
export async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (processFacts(pid)) {
    if (performance.now() > until) return false;
    await sleep(20);
  }
  return true;
}
