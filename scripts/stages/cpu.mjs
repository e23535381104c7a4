import { readdirSync, readFileSync } from 'node:fs';

/** Linux's unit in /proc, wherever Node runs on it. */
const ticksPerSecond = 100;

/**
 * The CPU seconds of a process and its descendants, running or already waited for; undefined where there is no /proc.
 * Processes that outlive their parent are missed: after a product is killed, its servers until the next start stops them.
 */
export function cpuOf(pid = process.pid) {
  const all = processes();
  if (all.length === 0) return undefined;
  const sum = (parent) => all.filter((each) => each.parent === parent).reduce((total, { id, ticks }) => total + ticks + sum(id), 0);
  return ((all.find(({ id }) => id === pid)?.ticks ?? 0) + sum(pid)) / ticksPerSecond;
}

function processes() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(read);
  } catch {
    return [];
  }
}

function read(id) {
  try {
    // The name, in parentheses, may contain spaces.
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user, system, usersOfEnded, systemsOfEnded] = fields.slice(11, 15);
    return { id: Number(id), parent: fields[1], ticks: user + system + usersOfEnded + systemsOfEnded };
  } catch {
    return [];
  }
}
