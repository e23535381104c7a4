// Kills each server of a running product under load (kill -9), then everything at once, and lets nobody but the product repair it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { platform } from '../../scripts/services/built.mjs';
import { launchServices } from '../../scripts/services/launch.mjs';
import { chance } from './random.mjs';
import { startClients } from './clients.mjs';
import { readyAgain } from './faults.mjs';
import { againstWhatWasTold, invariants } from './invariants.mjs';
import { makePeople } from './people.mjs';
import { untilQuiet } from './quiet.mjs';

const patienceMs = 120_000;
const { values: options } = parseArgs({
  options: {
    /** together: one process; apart: the services on NATS and Redis. */
    topology: { type: 'string', default: 'together' },
    seed: { type: 'string', default: '1' },
    /** Of load before each kill. */
    seconds: { type: 'string', default: '4' },
  },
});
const tell = (line) => console.log(`  ${line}`);

async function prove() {
  console.log(`\nnpm run prove:servers -- --topology ${options.topology} --seed ${options.seed} --seconds ${options.seconds}\n`);
  const { readPostmaster } = await platform('postgres/postmaster.js');
  const somo = await launchServices({ SANDBOX_DELAY_MS: '200', LOG_LEVEL: 'error' }, [], options.topology);
  const dataDir = join(somo.folder, 'data/postgres');
  const ready = readyAgain(somo);
  const took = [];
  try {
    const people = await makePeople(somo.url, 4, 8);
    const clients = startClients([somo.url], people, chance(Number(options.seed)).child());
    const kill = async (what, act) => {
      await sleep(Number(options.seconds) * 1000);
      const from = performance.now();
      await act();
      const ms = await ready(from);
      took.push({ what, ms });
      tell(`${what}: all services answer again after ${(ms / 1000).toFixed(1)} s`);
    };
    const pids = {
      postgres: async () => (await readPostmaster(dataDir))?.pid,
      ...(options.topology === 'apart' ? { nats: () => somo.pids().nats, redis: () => somo.pids().redis } : {}),
    };
    const said = somo.said().length;
    for (const [name, pidOf] of Object.entries(pids)) {
      await kill(`kill -9 of ${name}`, async () => {
        const pid = await pidOf();
        process.kill(pid, 'SIGKILL');
        while ((await pidOf()) === pid) await sleep(10);
      });
    }
    // What was killed is named with its signal; whoever ends because another did, with a code.
    const followed =
      somo
        .said()
        .slice(said)
        .match(/^.* ended \(code .*$/gm) ?? [];
    await kill('kill -9 of every process and server, and a start by hand', async () => {
      const children = options.topology === 'apart' ? Object.values(somo.pids()) : [];
      const all = [...children, await pids.postgres()];
      await somo.stop('SIGKILL');
      for (const pid of all) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch (error) {
          // A process that ends with its launcher may be gone already.
          if (error.code !== 'ESRCH') throw error;
        }
      }
      await somo.start();
    });
    const told = await clients.stop();
    return await judge(somo, { ...told, followed }, took);
  } finally {
    await somo.close();
  }
}

async function judge(somo, told, took) {
  const admin = new pg.Client({ connectionString: await somo.adminUrl() });
  await admin.connect();
  const quiet = await untilQuiet(admin, patienceMs);
  const checks = [
    {
      id: 'API',
      says: 'while a server is away the API answers 503 with Retry-After, and nothing else of 500 and above',
      found: told.wrong,
    },
    { id: 'API', says: 'no process ends because a server was killed', found: told.followed },
  ];
  for (const { id, says, sql } of invariants) checks.push({ id, says, found: await inTheEnd(admin, sql) });
  checks.push(...(await againstWhatWasTold(admin, told)));
  await admin.end();
  const broken = checks.filter(({ found }) => found.length > 0);
  for (const { id, says, found } of broken) tell(`${id} broken: ${says}: ${JSON.stringify(found.slice(0, 5))}`);
  tell(
    `${told.bookings.length} bookings answered, ${told.cancelled.size} cancellations, ${told.retries} tries again; answers ${JSON.stringify(told.answers)}`,
  );
  tell(`quiet after ${(quiet.ms / 1000).toFixed(1)} s; ${broken.length} of ${checks.length} promises broken`);
  const good = broken.length === 0 && quiet.ms !== Infinity && took.every(({ ms }) => ms !== Infinity);
  if (!good) {
    mkdirSync('test-results', { recursive: true });
    writeFileSync(`test-results/servers-${options.topology}.log`, somo.said());
  }
  return good;
}

/** What breaks a promise for good: money that was under way is looked for again only after a while. */
async function inTheEnd(admin, sql) {
  for (const until = performance.now() + patienceMs; ; await sleep(1000)) {
    const found = (await admin.query(sql)).rows.map((row) => Object.values(row)[0]);
    if (found.length === 0 || performance.now() > until) return found;
  }
}

process.exit((await prove()) ? 0 : 1);
