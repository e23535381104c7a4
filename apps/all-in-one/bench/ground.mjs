// What every bench stands on: a database of its own, the built product in a process of its own, and many teachers.
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

const main = resolve(import.meta.dirname, '../dist/main.js');
const hours = [
  ['09:00', '10:00'],
  ['10:30', '11:30'],
  ['13:00', '14:00'],
  ['14:30', '15:30'],
  ['16:00', '17:00'],
];

/** Starts everything; `close` ends it and removes the data. */
export async function makeGround({ teachers, port, env = {} }) {
  const place = await mkdtemp(join(tmpdir(), 'somo-bench-'));
  await chmod(place, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: join(place, 'postgres') });
  const product = await startProduct({ ...env, DATABASE_URL: server.adminUrl, SOMO_DATA: join(place, 'data'), PORT: String(port) });
  const admin = new Client({ connectionString: server.adminUrl });
  await admin.connect();
  const secrets = JSON.parse(await readFile(join(place, 'data', 'secrets.json'), 'utf8'));
  const tokens = new UserTokens(await loadKeyRing(secrets.keys), new SystemClock());
  const urlOf = (service) => {
    const url = new URL(server.adminUrl);
    [url.username, url.password] = [`postgres_${service}`, secrets.passwords[service]];
    return url.href;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    admin,
    urlOf,
    product,
    teacherIds: await addTeachers(admin, teachers),
    studentToken: async () => (await tokens.sign({ userId: newId(), role: 'student', sessionId: newId() })).accessToken,
    close: async () => {
      await admin.end();
      await product.stop();
      await server.stop();
      await rm(place, { recursive: true, force: true });
    },
  };
}

/** The built product as `npm start` runs it, without the launcher. */
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
    /** Holds the product still, so that it takes nothing from what is measured beside it. */
    pause: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: async () => {
      const gone = new Promise((ended) => child.once('exit', ended));
      child.kill('SIGINT');
      await gone;
    },
  };
}

async function addTeachers(admin, count) {
  const ids = Array.from({ length: count }, newId);
  const recurring = [1, 2, 3, 4, 5].flatMap((day) =>
    hours.map(([startTime, endTime]) => ({ id: newId(), day, startTime, endTime, isRecurring: true })),
  );
  await admin.query(
    `INSERT INTO catalog.profiles (user_id, role, first_name, last_name, time_zone, hourly_rate_cents, listed, search_text, created_at)
     SELECT id, 'teacher', 'Kwame', 'Mensah', 'Africa/Accra', 2500, true, 'kwame mensah mathematics', now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await admin.query(
    `INSERT INTO catalog.teacher_subjects (teacher_id, subject, position) SELECT id, 'Mathematics', 0 FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await admin.query(
    `INSERT INTO scheduling.availabilities (teacher_id, version, time_zone, buffer_minutes, daily_maximum, recurring_slots, specific_dates, break_periods)
     SELECT id, 1, 'Africa/Accra', 15, 5, $2, '[]', '[]' FROM unnest($1::uuid[]) AS id`,
    [ids, JSON.stringify(recurring)],
  );
  return ids;
}

/** Every hour that one teacher with these times offers, as ISO instants. */
export function offeredStarts(now = Date.now()) {
  const starts = [];
  for (let day = 2; day <= 14; day++) {
    const date = new Date(now + day * 86_400_000);
    if ([0, 6].includes(date.getUTCDay())) continue;
    for (const [from] of hours) starts.push(`${date.toISOString().slice(0, 10)}T${from}:00.000Z`);
  }
  return starts;
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
export const percentile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];
