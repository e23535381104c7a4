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
import { addTeachers } from './teachers.mjs';

const main = resolve(import.meta.dirname, '../dist/main.js');
export const topologies = ['embedded', 'distributed'];

/** Starts everything; `close` stops it and deletes the data. */
export async function setUpBench({ teachers, port, topology = 'embedded', env = {}, options = [] }) {
  const place = await mkdtemp(join(tmpdir(), 'somo-bench-'));
  await chmod(place, 0o755);
  const dataDir = join(place, 'postgres');
  const settings = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'top' };
  const server = await startEmbeddedPostgres({ dataDir, settings });
  const postmaster = (await readPostmaster(dataDir)).pid;
  const productEnv = { ...env, LOG_LEVEL: env.LOG_LEVEL ?? 'error', DATABASE_URL: server.adminUrl, SOMO_DATA: join(place, 'data') };
  const product =
    topology === 'distributed' ? await startDistributed(productEnv, options) : await startProduct({ ...productEnv, PORT: String(port) });
  const admin = new Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  const secrets = JSON.parse(await readFile(join(place, 'data', 'secrets.json'), 'utf8'));
  const tokens = new UserTokens(await loadKeyRing(secrets.keys), new SystemClock());
  const urlOf = (service) => {
    const url = new URL(server.adminUrl);
    [url.username, url.password] = [`postgres_${service}`, secrets.passwords[service]];
    return url.href;
  };
  return {
    url: product.url ?? `http://127.0.0.1:${port}`,
    admin,
    urlOf,
    product,
    /** The root processes of the product and its PostgreSQL. */
    roots: () => [postmaster, product.pid()],
    teacherIds: await addTeachers(admin, teachers),
    tokenOf: async (userId, role) => (await tokens.sign({ userId, role, sessionId: newId() })).accessToken,
    studentToken: async () => (await tokens.sign({ userId: newId(), role: 'student', sessionId: newId() })).accessToken,
    close: async () => {
      await admin.end();
      await product.stop();
      await server.stop();
      await rm(place, { recursive: true, force: true });
    },
  };
}

/** Starts the built product as `npm start` does, without the launcher. */
export async function startProduct(env) {
  const from = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, RATE_LIMITS: 'off', SEED: 'off', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready, failed) => {
    child.stdout.on('data', (text) => String(text).includes('Somo is ready') && ready());
    child.once('exit', (code) => failed(new Error(`The product ended with ${code}.`)));
  });
  return {
    startedInMs: performance.now() - from,
    pid: () => child.pid,
    /** Suspends the product, so that it takes no CPU from what is measured instead. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: async () => {
      const gone = new Promise((ended) => child.once('exit', ended));
      child.kill('SIGINT');
      await gone;
    },
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
    stop: () => somo.close(),
  };
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
export const percentile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];
