// Kills each server of a running product under load (kill -9), then everything at once; the product must recover on its own.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { platform } from '../../scripts/services/built.mjs';
import { launchServices } from '../../scripts/services/launch.mjs';
import { seededRandom } from './random.mjs';
import { startClients } from './clients.mjs';
import { timeToReady } from './faults.mjs';
import { checkClientLog, invariants } from './invariants.mjs';
import { makePeople } from './people.mjs';
import { untilIdle } from './until-idle.mjs';

const patienceMs = 120_000;
const { values: options } = parseArgs({
  options: {
    /** embedded: one process; distributed: the services on NATS and Redis. */
    topology: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: '1' },
    /** Seconds of load before each kill. */
    seconds: { type: 'string', default: '4' },
  },
});
const log = (line) => console.log(`  ${line}`);

async function prove() {
  console.log(`\nnpm run prove:servers -- --topology ${options.topology} --seed ${options.seed} --seconds ${options.seconds}\n`);
  const { readPostmaster } = await platform('postgres/postmaster.js');
  const somo = await launchServices({ SANDBOX_DELAY_MS: '200', LOG_LEVEL: 'error' }, [], options.topology);
  const dataDir = join(somo.folder, 'data/postgres');
  const ready = timeToReady(somo);
  const took = [];
  try {
    const people = await makePeople(somo.url, 4, 8);
    const clients = startClients([somo.url], people, seededRandom(Number(options.seed)).child());
    const kill = async (what, act) => {
      await sleep(Number(options.seconds) * 1000);
      const from = performance.now();
      await act();
      const ms = await ready(from);
      took.push({ what, ms });
      log(`${what}: all services answer again after ${(ms / 1000).toFixed(1)} s`);
    };
    const pids = {
      postgres: async () => (await readPostmaster(dataDir))?.pid,
      ...(options.topology === 'distributed' ? { nats: () => somo.pids().nats, redis: () => somo.pids().redis } : {}),
    };
    const said = somo.said().length;
    for (const [name, pidOf] of Object.entries(pids)) {
      await kill(`kill -9 of ${name}`, async () => {
        const pid = await pidOf();
        process.kill(pid, 'SIGKILL');
        while ((await pidOf()) === pid) await sleep(10);
      });
    }
    // A killed process is logged with its signal, one that exits because another died with a code.
    const followed =
      somo
        .said()
        .slice(said)
        .match(/^.* ended \(code .*$/gm) ?? [];
    await kill('kill -9 of every process and server, then a manual start', async () => {
      const children = options.topology === 'distributed' ? Object.values(somo.pids()) : [];
      const all = [...children, await pids.postgres()];
      await somo.stop('SIGKILL');
      for (const pid of all) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch (error) {
          // A process that exits with its launcher may already be gone.
          if (error.code !== 'ESRCH') throw error;
        }
      }
      await somo.start();
    });
    const clientLog = await clients.stop();
    return await judge(somo, { ...clientLog, followed }, took);
  } finally {
    await somo.close();
  }
}

async function judge(somo, clientLog, took) {
  const admin = new pg.Client({ connectionString: await somo.adminUrl() });
  await admin.connect();
  const idle = await untilIdle(admin, patienceMs);
  const checks = [
    {
      id: 'API',
      promise: 'while a server is down, the API answers 503 with Retry-After and no other 5xx',
      found: clientLog.wrong,
    },
    { id: 'API', promise: 'no process exits because a server was killed', found: clientLog.followed },
  ];
  for (const { id, promise, sql } of invariants) checks.push({ id, promise, found: await inTheEnd(admin, sql) });
  checks.push(...(await checkClientLog(admin, clientLog)));
  await admin.end();
  const broken = checks.filter(({ found }) => found.length > 0);
  for (const { id, promise, found } of broken) log(`${id} violated: ${promise}: ${JSON.stringify(found.slice(0, 5))}`);
  log(
    `${clientLog.bookings.length} bookings answered, ${clientLog.cancelled.size} cancellations, ${clientLog.retries} retries; answers ${JSON.stringify(clientLog.answers)}`,
  );
  log(`idle after ${(idle.ms / 1000).toFixed(1)} s; ${broken.length} of ${checks.length} invariants violated`);
  const good = broken.length === 0 && idle.ms !== Infinity && took.every(({ ms }) => ms !== Infinity);
  if (!good) {
    mkdirSync('test-results', { recursive: true });
    writeFileSync(`test-results/servers-${options.topology}.log`, somo.said());
  }
  return good;
}

/** Lasting violations only: money in flight is checked at the provider again after a while. */
async function inTheEnd(admin, sql) {
  for (const until = performance.now() + patienceMs; ; await sleep(1000)) {
    const found = (await admin.query(sql)).rows.map((row) => Object.values(row)[0]);
    if (found.length === 0 || performance.now() > until) return found;
  }
}

process.exit((await prove()) ? 0 : 1);
