// What something cost: processor time of the product and its PostgreSQL, and statements, between two looks.
import { readdirSync, readFileSync } from 'node:fs';

const tickMs = 10;

/** Milliseconds of processor time that the processes below these have used, those that have ended among them, but for one. */
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

/** Every statement counts, BEGIN and COMMIT too; what the bench itself asks does not, here or above. */
async function statements(admin) {
  const { rows } = await admin.query(
    `SELECT coalesce(sum(calls), 0)::int AS calls FROM pg_stat_statements s JOIN pg_roles r ON r.oid = s.userid WHERE r.rolname <> 'postgres'`,
  );
  return rows[0].calls;
}

/** Starts to count; each call of what this answers says what it cost since then. */
export async function meter(ground) {
  const { rows } = await ground.admin.query('SELECT pg_backend_pid() AS pid');
  const look = async () => ({ cpu: cpuMs(ground.roots(), rows[0].pid), statements: await statements(ground.admin) });
  const from = await look();
  return async () => {
    const now = await look();
    return { cpuMs: now.cpu - from.cpu, statements: now.statements - from.statements };
  };
}
