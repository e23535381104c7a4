// What one booked, paid lesson leaves behind once everything has followed: rows and bytes by service, events, and bytes of PostgreSQL's log.
import { untilIdle } from './until-idle.mjs';
import { setUpBench } from './setup.mjs';
import { httpClient } from './load.mjs';
import { addStudents, offeredStarts } from './teachers.mjs';

const lessons = 400;
/** Rows that retention deletes after a while; the others stay. */
const passing = ['outbox', 'inbox', 'due_work'];
const services = ['auth', 'catalog', 'scheduling', 'booking', 'payments', 'notification', 'messaging'];

const bench = await setUpBench({ teachers: 100 });
const { call, close } = httpClient(bench.url, 8);

/** Sizes without what autovacuum gives back, so taken after a full vacuum. */
async function read() {
  await untilIdle(bench.admin);
  await bench.admin.query('VACUUM FULL');
  const { rows } = await bench.admin.query(
    `SELECT n.nspname AS service, sum(pg_total_relation_size(c.oid))::float8 AS bytes,
       coalesce(sum(pg_total_relation_size(c.oid)) FILTER (WHERE c.relname = ANY($2)), 0)::float8 AS passing
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'r' AND n.nspname = ANY($1) GROUP BY 1`,
    [services, passing],
  );
  const counts = services.map(
    (name) =>
      `SELECT '${name}' AS service, (SELECT count(*)::int FROM ${name}.outbox) AS events, (SELECT count(*)::int FROM ${name}.inbox) AS received, (SELECT count(*)::int FROM ${name}.due_work) AS work`,
  );
  const { rows: kept } = await bench.admin.query(counts.join(' UNION ALL '));
  return Object.fromEntries(kept.map((row) => [row.service, { ...row, ...rows.find(({ service }) => service === row.service) }]));
}
const logAt = async () => Number((await bench.admin.query(`SELECT pg_current_wal_lsn() - '0/0'::pg_lsn AS at`)).rows[0].at);

try {
  const students = await addStudents(bench.admin, lessons);
  const before = await read();
  const from = await logAt();
  const starts = offeredStarts();
  for (let n = 0; n < lessons; n += 8)
    await Promise.all(
      students.slice(n, n + 8).map(async (studentId, at) => {
        const body = { teacherId: bench.teacherIds[(n + at) % 100], startsAt: starts[Math.floor((n + at) / 100)] };
        await call('POST', '/api/bookings', { body, token: await bench.tokenOf(studentId, 'student'), status: 201 });
      }),
    );
  await untilIdle(bench.admin);
  const logged = (await logAt()) - from;
  const after = await read();
  const each = (service, what) => (after[service][what] - before[service][what]) / lessons;
  const sum = (what) => services.reduce((all, service) => all + each(service, what), 0);
  const line = (name, of) => {
    const kB = (what) => `${(of(what) / 1000).toFixed(1)} kB`;
    const rows = `${of('events').toFixed(1)} events sent, ${of('received').toFixed(1)} received, ${of('work').toFixed(1)} rows of due work`;
    console.log(`${name.padEnd(14)} ${kB('bytes').padStart(8)}, ${kB('passing')} of them for a while; ${rows}`);
  };
  for (const service of services) line(service, (what) => each(service, what));
  line('a lesson', sum);
  console.log(`log            ${(logged / lessons / 1000).toFixed(1).padStart(5)} kB`);
} finally {
  close();
  await bench.close();
}
