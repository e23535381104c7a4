// Runs the same data embedded, then distributed, then embedded again, under traffic: nothing may be lost or done twice.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { allInOne } from '../../scripts/services/built.mjs';
import { freePort } from '../../scripts/services/ports.mjs';
import { checkout } from '../../scripts/stages/checkout.mjs';
import { seededRandom } from './random.mjs';
import { startClients } from './clients.mjs';
import { checkClientLog, invariants } from './invariants.mjs';
import { makePeople } from './people.mjs';
import { untilIdle } from './until-idle.mjs';

const programs = { embedded: 'apps/all-in-one/dist/main.js', distributed: 'scripts/services/main.mjs' };
const ready = { embedded: 'Somo is ready', distributed: 'Ctrl-C stops it' };
const endWithUs = pathToFileURL(join(checkout, 'scripts/stages/end-with-parent.mjs')).href;
const quietMs = 150_000;

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '15' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
});

const data = mkdtempSync(join(tmpdir(), 'somo-move-'));
chmodSync(data, 0o755);
const url = `http://localhost:${await freePort()}`;
const settings = {
  SOMO_DATA: data,
  PORT: new URL(url).port,
  SEED: 'off',
  RATE_LIMITS: 'off',
  SANDBOX_AUTO_PAY: 'on',
  SANDBOX_DELAY_MS: '200',
  LOG_LEVEL: 'error',
};

/** Starts one of the two topologies on this data. */
async function start(topology) {
  const child = spawn(process.execPath, ['--import', endWithUs, join(checkout, programs[topology])], {
    cwd: checkout,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  const isReady = new Promise((done) => child.stdout.on('data', (part) => String(part).includes(ready[topology]) && done(true)));
  if (!(await Promise.race([isReady, ended.then(() => false)]))) throw new Error(`Somo did not start ${topology}.`);
  return async () => {
    child.kill('SIGINT');
    await ended;
  };
}

let stop = await start('embedded');
try {
  console.log(`\nnpm run prove:move -- --seed ${options.seed} --seconds ${options.seconds}\n`);
  const random = seededRandom(Number(options.seed));
  const people = await makePeople(url, 6, 8);
  const clients = startClients([url], people, random.child());
  for (const topology of ['distributed', 'embedded']) {
    await sleep(Number(options.seconds) * 1000);
    const from = performance.now();
    await stop();
    stop = await start(topology);
    console.log(`  ${topology} after ${((performance.now() - from) / 1000).toFixed(1)} s`);
  }
  await sleep(Number(options.seconds) * 1000);
  const clientLog = await clients.stop();
  const admin = new pg.Pool({
    connectionString: await (await allInOne('ops/find-running.js')).findRunning(join(data, 'postgres')),
    max: 2,
  });
  const idle = await untilIdle(admin, quietMs);
  const checks = await checkClientLog(admin, clientLog);
  for (const { id, promise, sql } of invariants)
    checks.push({ id, promise, found: (await admin.query(sql)).rows.map((row) => Object.values(row)[0]) });
  await admin.end();
  for (const { id, promise, found } of checks.filter(({ found }) => found.length > 0))
    console.log(`  ${id} broken ${found.length} times: ${promise}, for example ${found[0]}`);
  const violations = checks.reduce((sum, { found }) => sum + found.length, 0);
  const { bookings, cancelled, retries, inDoubt } = clientLog;
  console.log(
    `  ${bookings.length} bookings, ${cancelled.size} cancellations, ${retries} asked again, ${inDoubt.length} never answered; idle after ${(idle.ms / 1000).toFixed(1)} s\n` +
      `\nTwo moves under traffic, ${violations} violations.\n`,
  );
  process.exitCode = violations === 0 && idle.ms < Infinity && bookings.length > 0 ? 0 : 1;
} finally {
  await stop();
  rmSync(data, { recursive: true, force: true, maxRetries: 10 });
}
