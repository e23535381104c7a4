// The cost of a piece of work: CPU time of the product and its PostgreSQL, and SQL statements, between two readings.
import { readdirSync, readFileSync } from 'node:fs';

const tickMs = 10;

/** The CPU milliseconds of these processes and their descendants, ended ones included, except for one. */
function cpuMs(roots, not) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(pid) ?? []);
  const family = new Set(roots);
  for (let grown = true; grown;) {
    const before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
    grown = family.size > before;
  }
  return all.filter(({ pid }) => pid !== not && family.has(pid)).reduce((sum, { ticks }) => sum + ticks * tickMs, 0);
}

function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { pid: Number(pid), parent: fields[1], ticks: fields[11] + fields[12] + fields[13] + fields[14] };
  } catch {
    return undefined;
  }
}

/** The number of statements, BEGIN and COMMIT included. The bench's own do not count, here or above. */
async function statements(admin) {
  const { rows } = await admin.query(
    `SELECT coalesce(sum(calls), 0)::int AS calls FROM pg_stat_statements s JOIN pg_roles r ON r.oid = s.userid WHERE r.rolname <> 'postgres'`,
  );
  return rows[0].calls;
}

/** A function that returns the cost since this call. */
export async function meter(bench) {
  const { rows } = await bench.admin.query('SELECT pg_backend_pid() AS pid');
  const read = async () => ({ cpu: cpuMs(bench.roots(), rows[0].pid), statements: await statements(bench.admin) });
  const from = await read();
  return async () => {
    const now = await read();
    return { cpuMs: now.cpu - from.cpu, statements: now.statements - from.statements };
  };
}
