// The same data in one process, then with the services apart, then in one process again, while people go on: nothing may be lost or done twice.
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
import { chance } from './random.mjs';
import { startClients } from './clients.mjs';
import { againstWhatWasTold, invariants } from './invariants.mjs';
import { makePeople } from './people.mjs';
import { untilQuiet } from './quiet.mjs';

const programs = { embedded: 'apps/all-in-one/dist/main.js', apart: 'scripts/services/main.mjs' };
const ready = { embedded: 'Somo is ready', apart: 'Ctrl-C stops it' };
const endWithUs = pathToFileURL(join(checkout, 'scripts/stages/end-with-parent.mjs')).href;
const quietMs = 150_000;

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '15' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
});

const data = mkdtempSync(join(tmpdir(), 'somo-move-'));
chmodSync(data, 0o755);
const url = `http://localhost:${await freePort()}`;
const settings = { SOMO_DATA: data, PORT: new URL(url).port, SEED: 'off', RATE_LIMITS: 'off', SANDBOX_DELAY_MS: '200', LOG_LEVEL: 'error' };

/** One of the two ways to run it, on these data. */
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
  const random = chance(Number(options.seed));
  const people = await makePeople(url, 6, 8);
  const clients = startClients([url], people, random.child());
  for (const topology of ['apart', 'embedded']) {
    await sleep(Number(options.seconds) * 1000);
    const from = performance.now();
    await stop();
    stop = await start(topology);
    console.log(`  ${topology} after ${((performance.now() - from) / 1000).toFixed(1)} s`);
  }
  await sleep(Number(options.seconds) * 1000);
  const told = await clients.stop();
  const admin = new pg.Pool({
    connectionString: await (await allInOne('ops/find-running.js')).findRunning(join(data, 'postgres')),
    max: 2,
  });
  const quiet = await untilQuiet(admin, quietMs);
  const checks = await againstWhatWasTold(admin, told);
  for (const { id, says, sql } of invariants)
    checks.push({ id, says, found: (await admin.query(sql)).rows.map((row) => Object.values(row)[0]) });
  await admin.end();
  for (const { id, says, found } of checks.filter(({ found }) => found.length > 0))
    console.log(`  ${id} broken ${found.length} times: ${says}, for example ${found[0]}`);
  const violations = checks.reduce((sum, { found }) => sum + found.length, 0);
  const { bookings, cancelled, retries, inDoubt } = told;
  console.log(
    `  ${bookings.length} bookings, ${cancelled.size} cancellations, ${retries} asked again, ${inDoubt.length} never answered; quiet after ${(quiet.ms / 1000).toFixed(1)} s\n` +
      `\nTwo moves under traffic, ${violations} violations.\n`,
  );
  process.exitCode = violations === 0 && quiet.ms < Infinity && bookings.length > 0 ? 0 : 1;
} finally {
  await stop();
  rmSync(data, { recursive: true, force: true, maxRetries: 10 });
}
