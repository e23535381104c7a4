// The setup of every bench: a database, the built product (embedded or distributed), and many teachers.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { SystemClock } from '../../../libs/platform/dist/clock.js';
import { loadKeyRing } from '../../../libs/platform/dist/identity/key-ring.js';
import { UserTokens } from '../../../libs/platform/dist/identity/user-tokens.js';
import { newId } from '../../../libs/platform/dist/ids.js';
import { startEmbeddedPostgres } from '../../../libs/platform/dist/postgres/embedded-server.js';
import { readPostmaster } from '../../../libs/platform/dist/postgres/postmaster.js';
import { launchServices } from '../../../scripts/services/launch.mjs';
import { freePort } from '../../../scripts/services/ports.mjs';
import { endOnSignal } from './end-on-signal.mjs';
import { addTeachers } from './teachers.mjs';

const main = resolve(import.meta.dirname, '../dist/main.js');
const endWithUs = new URL('../../../scripts/stages/end-with-parent.mjs', import.meta.url).href;
/** Half of the ten minutes that a token lasts. */
const tokenMs = 300_000;
export const topologies = ['embedded', 'distributed'];

/** Starts everything; `close`, or a signal, stops it and deletes the data. */
export async function setUpBench({ teachers, topology = 'embedded', env = {}, options = [] }) {
  const { place, remove } = await dataFolder();
  const dataDir = join(place, 'postgres');
  const settings = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'top' };
  const server = await startEmbeddedPostgres({ dataDir, settings });
  const stopServer = endOnSignal(() => server.stop());
  const postmaster = (await readPostmaster(dataDir)).pid;
  const productEnv = { ...env, LOG_LEVEL: env.LOG_LEVEL ?? 'error', DATABASE_URL: server.adminUrl, SOMO_DATA: join(place, 'data') };
  const product = topology === 'distributed' ? await startDistributed(productEnv, options) : await startProduct(productEnv);
  const admin = new Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  const secrets = JSON.parse(await readFile(join(place, 'data', 'secrets.json'), 'utf8'));
  const tokens = new UserTokens(await loadKeyRing(secrets.keys), new SystemClock());
  const tokenOf = async (userId, role) => (await tokens.sign({ userId, role, sessionId: newId() })).accessToken;
  const urlOf = (service) => {
    const url = new URL(server.adminUrl);
    [url.username, url.password] = [`postgres_${service}`, secrets.passwords[service]];
    return url.href;
  };
  return {
    url: product.url,
    admin,
    urlOf,
    product,
    /** The root processes of the product and its PostgreSQL. */
    roots: () => [postmaster, product.pid()],
    teacherIds: await addTeachers(admin, teachers),
    tokenOf,
    studentToken: () => tokenOf(newId(), 'student'),
    /** Returns a function that resolves to a valid token of the nth of these people, however long the bench runs. */
    tokensOf: (userIds, role) => {
      const known = [];
      return async (nth) => {
        const now = performance.now();
        if (!known[nth] || now - known[nth].at > tokenMs) known[nth] = { at: now, token: await tokenOf(userIds[nth], role) };
        return known[nth].token;
      };
    },
    close: async () => {
      await admin.end();
      await product.stop();
      await stopServer();
      await remove();
    },
  };
}

/** A new folder for data; `remove`, or a signal, deletes it. */
export async function dataFolder() {
  const place = await mkdtemp(join(tmpdir(), 'somo-bench-'));
  await chmod(place, 0o755);
  return { place, remove: endOnSignal(() => rm(place, { recursive: true, force: true, maxRetries: 10 })) };
}

/** Starts the built product as `npm start` does, without the launcher, on a free port. */
export async function startProduct(env) {
  const port = await freePort();
  const from = performance.now();
  const quiet = { RATE_LIMITS: 'off', SEED: 'off', SANDBOX_AUTO_PAY: 'on', LOG_LEVEL: 'error', METRICS_PORT: '0', PORT: String(port) };
  const child = spawn(process.execPath, ['--import', endWithUs, main], {
    env: { ...process.env, ...quiet, ...env },
    // In its own process group: the terminal's Ctrl-C is for the bench, which stops the product in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = endOnSignal(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((ended) => child.once('exit', ended));
    child.kill('SIGCONT');
    child.kill('SIGINT');
    await gone;
  });
  await new Promise((ready, failed) => {
    child.stdout.on('data', (text) => String(text).includes('Somo is ready') && ready());
    // A product that a signal ends has not failed.
    child.once('exit', (code) => stop.ended ?? failed(new Error(`The product ended with ${code}.`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    startedInMs: performance.now() - from,
    pid: () => child.pid,
    /** Suspends the product, so that it takes no CPU from what is measured instead. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop,
  };
}

/** Starts it as `npm run start:services` does, over NATS and Redis. */
async function startDistributed(env, options) {
  const somo = await launchServices(env, options);
  const toEach = (signal) => {
    for (const [name, pid] of Object.entries(somo.pids())) if (!name.endsWith('-server')) process.kill(pid, signal);
  };
  return {
    url: somo.url,
    pid: somo.pid,
    pids: somo.pids,
    said: somo.said,
    pause: () => toEach('SIGSTOP'),
    resume: () => toEach('SIGCONT'),
    stop: endOnSignal(() => somo.close()),
  };
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
export const percentile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];
