// Starts the product on data of its own, books and pays a lesson, and moves the clock to its start.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkout } from '../../scripts/stages/checkout.mjs';
import { freePort } from '../../scripts/services/ports.mjs';

const password = 'Passw0rd-x';
const startMs = 300_000;
const dayMs = 86_400_000;

/** Returns the running product and the two people of a lesson that starts now, with so many others later. `topology`: embedded or distributed, the latter with `options` of start:services. */
export async function startLesson({ topology = 'embedded', settings = {}, options = [], others = 0 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'somo-lines-'));
  chmodSync(folder, 0o755);
  const url = `http://localhost:${await freePort()}`;
  const program = topology === 'embedded' ? 'apps/all-in-one/dist/main.js' : 'scripts/services/main.mjs';
  let child;
  const start = async (minutesAhead) => {
    const env = {
      ...process.env,
      SOMO_DATA: join(folder, 'data'),
      PORT: new URL(url).port,
      SEED: 'off',
      RATE_LIMITS: 'off',
      SANDBOX_AUTO_PAY: 'on',
      SANDBOX_DELAY_MS: '100',
    };
    const all = { ...env, CLOCK_OFFSET_MINUTES: String(minutesAhead), LOG_LEVEL: 'warn', ...settings };
    child = spawn(process.execPath, [program, ...options], { cwd: checkout, env: all, stdio: ['ignore', 'ignore', 'inherit'] });
    await until(async () => (await fetch(`${url}/readyz`)).ok, startMs);
  };
  const end = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
  };
  await start(0);
  const people = { teacher: await register(url, 'teacher', 'Kofi'), student: await register(url, 'student', 'Ama') };
  const [lesson, ...later] = await bookPaid(url, people, 1 + others);
  await end('SIGINT');
  const minutesAhead = Math.ceil((Date.parse(lesson.startsAt) - Date.now()) / 60_000);
  await start(minutesAhead);
  return {
    ...{ url, lesson, others: later, data: join(folder, 'data'), ...people },
    /** kill -9, then a start on the same data. */
    async restart() {
      await end('SIGKILL');
      await start(minutesAhead);
    },
    async close() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

export async function register(url, userType, firstName) {
  const email = `${randomUUID()}@example.test`;
  const { accessToken } = await send(url, 'POST', '/api/auth/register', { body: { email, password, agreeToTerms: true } });
  const rate = userType === 'teacher' ? { hourlyRateCents: 2500 } : {};
  const about = { userType, firstName, lastName: 'Mensah', timeZone: 'Africa/Accra', ...rate };
  const { accessToken: token, user } = await send(url, 'POST', '/api/onboarding', { token: accessToken, body: about });
  if (userType === 'teacher')
    await send(url, 'PUT', '/api/me/subjects', { token, body: { subjects: [{ subject: 'Mathematics', moduleIds: [] }] } });
  return { id: user.id, email, password, firstName, token, since: performance.now() };
}

async function bookPaid(url, { teacher, student }, count) {
  const day = (n) => new Date(Date.now() + n * dayMs).toISOString().slice(0, 10);
  const slots = () => send(url, 'GET', `/api/teachers/${teacher.id}/slots?from=${day(1)}&to=${day(9)}&timeZone=UTC`);
  const open = await until(async () => (await slots()).days.flatMap((each) => each.slots).slice(0, count), 10_000);
  const lessons = [];
  for (const { startsAt } of open) {
    const { id } = await send(url, 'POST', '/api/bookings', { token: student.token, body: { teacherId: teacher.id, startsAt } });
    lessons.push(
      await until(async () => {
        const lesson = await send(url, 'GET', `/api/lessons/${id}`, { token: student.token });
        return lesson.paidAt ? lesson : undefined;
      }, 20_000),
    );
  }
  return lessons;
}

export async function send(url, method, path, { token, body } = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${String(answer.status)} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

/** Repeats a question until its answer is neither empty nor an error. */
export async function until(question, withinMs) {
  for (const from = performance.now(); ; await sleep(100)) {
    const answer = await question().catch(() => undefined);
    if (answer && (!Array.isArray(answer) || answer.length > 0)) return answer;
    if (performance.now() - from > withinMs) throw new Error(`Waited ${String(withinMs)} ms in vain: ${String(question)}`);
  }
}
