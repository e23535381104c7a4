// Measures what a student's day costs in data with the data saver on, and compares it with the limits, which are just above what was measured
// before. Fails if one is exceeded; that a goal is missed is only said.
//   npm run bench -- day
// All that a phone's browser exchanges with the product goes through a relay that counts it: documents, files, answers, the service worker, the live
// connection, and the headers of HTTP/1.1. The call goes from browser to browser; its bytes are those of WebRTC, with 28 for the headers of each
// packet. TLS is not included. An hour of voice is 90 seconds of it, times forty. The day counts both directions, visits what they receive.
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { chromiumArguments, openClassroom, readCall, untilSound } from '../lines/classroom-page.mjs';
import { send, startLesson } from '../lines/start-lesson.mjs';
import { throughWire, startWire } from '../lines/wire.mjs';
import { onPhone, savingPage, secondsOffline, settled, signIn } from './visit.mjs';

const voiceSeconds = 90;
const hourSeconds = 3_600;
const [read, written, opened] = [20, 10, 3];
const limits = { day: 25_000_000, worker: 60_000, later: 60_000 };
const firstVisits = [
  { page: 'the help page', path: '/help', limit: 224_000 },
  { page: 'the landing page', path: '/', limit: 237_000 },
  { page: 'the list of teachers', path: '/teachers', limit: 247_000 },
  { page: 'the list of teachers in Arabic', path: '/ar/teachers', limit: 250_000 },
];
const firstGoal = 250_000;
const offlineGoal = 1.5;

const somo = await startLesson({ others: opened - 1, settings: { SEED: 'on' } });
const { url, student, teacher, lesson, others } = somo;
const wire = await startWire({ to: Number(new URL(url).port) });
const program = { executablePath: findChromium(), headless: true };
const browser = await chromium.launch({ ...program, args: [...chromiumArguments, throughWire(url, wire)] });
const theirs = await chromium.launch({ ...program, args: chromiumArguments });
const exceeded = [];

/** Does something and notes what was received for it; returns the bytes of both directions. */
async function cost(name, act, limit, goal) {
  const before = wire.bytes();
  await act();
  const after = wire.bytes();
  const [received, sent] = [after.received - before.received, after.sent - before.sent];
  note(name, received, { limit, goal, sent });
  return received + sent;
}

const bothWays = ({ sent, received }) => sent + received;

async function firstVisit(path) {
  const context = await onPhone(browser);
  const page = await context.newPage();
  await page.goto(url + path);
  await settled(page);
  await context.close();
}

async function voiceLesson(page) {
  const other = await openClassroom(theirs, somo, teacher);
  for (const each of [other, page]) await each.getByRole('button', { name: 'Join Now' }).click();
  await untilSound(page);
  await sleep(10_000);
  const [before, wireBefore] = [(await readCall(page)).bytes, bothWays(wire.bytes())];
  await sleep(voiceSeconds * 1000);
  const measured = (await readCall(page)).bytes - before + bothWays(wire.bytes()) - wireBefore;
  await other.context().close();
  return (measured * hourSeconds) / voiceSeconds;
}

try {
  for (const { page, path, limit } of firstVisits) await cost(`First visit to ${page}`, () => firstVisit(path), limit, firstGoal);

  const without = await onPhone(browser, 'block');
  const signInWith = (where, hasWorker) => async () => signIn(await savingPage(where), url, student, hasWorker);
  const before = await cost('Opening Somo, signing in and the dashboard', signInWith(without, false));
  await without.close();
  const context = await onPhone(browser);
  const day = [await cost('The same with the service worker', signInWith(context, true))];
  const [page] = context.pages();
  note("The worker's own, both ways", day[0] - before, { limit: limits.worker });

  await sendMessages(read);
  day.push(
    await cost(`Reading ${read} messages`, async () => {
      await page.goto(`${url}/student/messages?with=${teacher.id}`);
      await page.getByText(`Message ${read}`, { exact: true }).waitFor();
      await settled(page);
    }),
  );
  day.push(
    await cost(`Sending ${written} messages`, async () => {
      for (let n = 1; n <= written; n++) {
        await page.getByRole('textbox', { name: 'Message' }).fill(`Answer ${n}`);
        await page.keyboard.press('Enter');
        await page.getByRole('log').getByText(`Answer ${n}`, { exact: true }).waitFor();
      }
      await settled(page);
    }),
  );
  day.push(
    await cost(`Looking at ${opened} lessons`, async () => {
      for (const { id } of [lesson, ...others]) {
        await page.goto(`${url}/lessons/${id}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await settled(page);
      }
    }),
  );
  day.push(
    await cost('Opening the classroom', async () => {
      await page.goto(`${url}/classroom/${lesson.id}`);
      await page.getByRole('button', { name: 'Join Now' }).waitFor();
      await settled(page);
    }),
  );
  const hour = await voiceLesson(page);
  note(`An hour of voice (${voiceSeconds} s × ${hourSeconds / voiceSeconds})`, hour);
  const whole = day.reduce((sum, bytes) => sum + bytes, hour);
  note('The whole day', whole, { limit: limits.day });
  await page.close();

  await cost(
    'The next visit: the dashboard',
    async () => {
      const next = await savingPage(context);
      await next.goto(`${url}/student/dashboard`);
      await next.getByRole('heading', { level: 1 }).waitFor();
      await settled(next);
    },
    limits.later,
  );
  const nextLesson = (dashboard) => dashboard.getByRole('region', { name: 'Upcoming Lessons' }).getByRole('listitem').first();
  const { painted, drawn } = await secondsOffline(context, `${url}/student/dashboard`, nextLesson);
  note('The dashboard as it was last seen, offline, on CPU / 4', painted, { goal: offlineGoal, unit: inSeconds });
  note('The same, drawn by the app', drawn, { unit: inSeconds });
} finally {
  await browser.close();
  await theirs.close();
  wire.close();
  await somo.close();
}
console.log(exceeded.length > 0 ? `Exceeded: ${exceeded.join('; ')}` : 'All limits were kept.');
process.exit(exceeded.length > 0 ? 1 : 0);

async function sendMessages(count) {
  for (let n = 1; n <= count; n++) {
    const body = { text: `Message ${n}`, clientId: crypto.randomUUID() };
    await send(url, 'POST', `/api/conversations/${student.id}/messages`, { token: await tokenOf(teacher), body });
  }
}

async function tokenOf({ email, password }) {
  const { accessToken } = await send(url, 'POST', '/api/auth/login', { body: { email, password } });
  return accessToken;
}

/** Prints one line of the table. */
function note(name, measured, { limit, goal, sent, unit = amount } = {}) {
  if (limit !== undefined && measured > limit) exceeded.push(name);
  const verdict = limit === undefined ? '' : `  limit ${unit(limit)}: ${measured > limit ? 'EXCEEDED' : 'kept'}`;
  const aim = goal === undefined ? '' : `  goal ${unit(goal)}: ${measured > goal ? `missed by ${unit(measured - goal)}` : 'met'}`;
  const also = sent === undefined ? '' : `  + ${unit(sent)} sent`;
  console.log(`${name.padEnd(58)} ${unit(measured).padStart(8)}${also}${verdict}${aim}`);
}

function inSeconds(seconds) {
  return `${seconds.toFixed(2)} s`;
}

function amount(bytes) {
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(0)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
