// Retention on many old rows with bookings beside it: their p99 while it deletes compared with the pauses between, how long its statements
// hold locks, and what a second fill adds to the tables. `--rows=10000000` for more than a million.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { booking } from '../../booking/dist/booking.module.js';
import { notification } from '../../notification/dist/notification.module.js';
import { keptMs } from '../../../libs/contracts/dist/retention/retention.js';
import { poolOf } from '../../../libs/platform/dist/db.js';
import { deleteOldRows } from '../../../libs/platform/dist/retention/delete-old-rows.js';
import { platformOldRows } from '../../../libs/platform/dist/retention/old-rows.js';
import { httpClient, percentiles } from './load.mjs';
import { addNewRows, addRows, tablesOf } from './old-rows.mjs';
import { setUpBench } from './setup.mjs';
import { offeredStarts } from './teachers.mjs';
import { untilIdle } from './until-idle.mjs';

const { rows: wanted } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } }, allowPositionals: true }).values;
const perSecond = 15;
const pauseMs = 10_000;
const goals = { p99: 1.2, lockMs: 50, growth: 1.05 };
const dayMs = 86_400_000;

const declared = [...platformOldRows, ...booking.oldRows, ...notification.oldRows];
const tables = tablesOf(Number(wanted)).map((of) => ({ ...of, old: declared.find(({ table }) => table === of.table) }));

const bench = await setUpBench({ teachers: 1500 });
const { call, close } = httpClient(bench.url, 16);
const sources = {};

/** Bookings at a steady pace, whether or not earlier ones are answered; `latencies` of those that began now go to the list of this name. */
function book() {
  const starts = offeredStarts();
  const latencies = { between: [], during: [] };
  const pace = { now: undefined, latencies };
  const asked = new Set();
  let next = 0;
  const one = async () => {
    const [nth, list] = [next++, latencies[pace.now]];
    const body = {
      teacherId: bench.teacherIds[nth % bench.teacherIds.length],
      startsAt: starts[Math.floor(nth / bench.teacherIds.length)],
    };
    const token = await bench.studentToken();
    const from = performance.now();
    await call('POST', '/api/bookings', { body, token, status: 201 });
    list?.push(performance.now() - from);
  };
  const timer = setInterval(() => {
    const asking = one()
      .catch((error) => (pace.failed ??= error))
      .finally(() => asked.delete(asking));
    asked.add(asking);
  }, 1000 / perSecond);
  pace.stop = async () => {
    clearInterval(timer);
    await Promise.all(asked);
    if (pace.failed) throw pace.failed;
  };
  return pace;
}

/** A service's database, whose statements that delete are timed. */
async function timed(service) {
  const source = await new DataSource({
    type: 'postgres',
    url: bench.urlOf(service),
    extra: { options: `-c search_path=${service}` },
  }).initialize();
  const pool = poolOf(source);
  const query = pool.query.bind(pool);
  const times = [];
  pool.query = async (text, values) => {
    const from = performance.now();
    const result = await query(text, values);
    if (text.startsWith('DELETE')) times.push(performance.now() - from);
    return result;
  };
  return { source, times };
}

async function sizes() {
  const found = {};
  for (const { service, table } of tables) {
    const { rows } = await bench.admin.query('SELECT pg_total_relation_size($1::regclass)::float8 AS bytes', [`${service}.${table}`]);
    found[table] = rows[0].bytes;
  }
  return found;
}

async function fill(add) {
  const from = performance.now();
  for (const of of tables) await add(bench.admin, of, keptMs(of.old.kind) / dayMs);
  await bench.admin.query('VACUUM ANALYZE');
  await bench.admin.query('CHECKPOINT');
  return (performance.now() - from) / 1000;
}

const total = (found) => Object.values(found).reduce((all, bytes) => all + bytes, 0);
const mb = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
const verdict = (value, goal) => `(goal <= ${goal})${value <= goal ? '' : '   MISSED'}`;

try {
  const filledIn = await fill(addRows);
  const first = await sizes();
  console.log(
    `${Number(wanted).toLocaleString('en-US')} rows, ${mb(total(first))}, filled in ${filledIn.toFixed(0)} s; ${perSecond} bookings a second beside it`,
  );

  const pace = book();
  await sleep(pauseMs);
  const times = [];
  for (const { service, table, old } of tables) {
    pace.now = 'between';
    await sleep(pauseMs);
    const { source, times: own } = (sources[service] ??= await timed(service));
    const [at, before] = [performance.now(), own.length];
    pace.now = 'during';
    const deleted = await deleteOldRows(source, old, new Date(Date.now() - keptMs(old.kind)));
    pace.now = undefined;
    const these = own.slice(before);
    times.push(...these);
    const seconds = ((performance.now() - at) / 1000).toFixed(1);
    const { p50, p99 } = percentiles(these);
    console.log(
      `  ${table.padEnd(17)} ${deleted.toLocaleString('en-US').padStart(9)} deleted in ${seconds} s, ${these.length} statements: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${Math.max(...these).toFixed(1)} ms`,
    );
  }
  await pace.stop();
  const [between, during] = [percentiles(pace.latencies.between), percentiles(pace.latencies.during)];
  const ratio = during.p99 / between.p99;
  const line = (of, { p50, p99 }) => `${of.length} bookings, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
  console.log(`between              ${line(pace.latencies.between, between)}`);
  console.log(`during               ${line(pace.latencies.during, during)}   p99 x ${ratio.toFixed(2)}   ${verdict(ratio, goals.p99)}`);
  const longest = Math.max(...times);
  console.log(
    `locks                longest statement ${longest.toFixed(1)} ms, p99 ${percentiles(times).p99.toFixed(1)} ms   ${verdict(longest, goals.lockMs)}`,
  );

  await untilIdle(bench.admin);
  // As autovacuum does again and again: pages of an index that one run empties are used again after the next.
  await bench.admin.query('VACUUM');
  await bench.admin.query('VACUUM');
  const emptied = await sizes();
  await fill(addNewRows);
  const second = await sizes();
  const growth = total(second) / total(emptied);
  console.log(
    `a second fill        ${mb(total(emptied))}, then ${mb(total(second))}, x ${growth.toFixed(3)}   ${verdict(growth, goals.growth)}`,
  );
  for (const [table, bytes] of Object.entries(second))
    console.log(`  ${table.padEnd(17)} ${mb(first[table])}, ${mb(emptied[table])} without the old rows, then ${mb(bytes)}`);
} finally {
  for (const { source } of Object.values(sources)) await source.destroy();
  close();
  await bench.close();
}
