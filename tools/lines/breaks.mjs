// Proves that sound comes back soon after a break: two browsers on devices of their own, relay only, and cuts that are real. Needs root and coturn.
//   npm run prove:breaks                                  20 of each kind
//   npm run prove:breaks -- --times 2 --kinds reload,turn
//   npm run prove:breaks -- --quota 100                   the relay allows one person more allocations than deploy/turn does
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { kinds } from './break-kinds.mjs';
import { chromiumArguments, openClassroom } from './classroom-page.mjs';
import { makeDevice } from './device.mjs';
import { startRelay } from './relay.mjs';
import { noteSound, relayOnly, untilSteady } from './sound.mjs';
import { startLesson } from './start-lesson.mjs';
import { startWire, throughWire } from './wire.mjs';

const { values: options } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    kinds: { type: 'string', default: Object.keys(kinds).join(',') },
    quota: { type: 'string' },
    topology: { type: 'string', default: 'embedded' },
  },
});
const calmMs = 4_000;
const socketPatienceMs = 20_000;
/** Silence that is longer than any pause between two beeps. */
const cutMs = 900;

const folder = mkdtempSync(join(tmpdir(), 'somo-breaks-'));
const ends = [() => rmSync(folder, { recursive: true, force: true })];
/** Namespaces and the relay would outlive this process. */
const close = async () => {
  for (const end of ends.splice(0).reverse()) await end();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().finally(() => process.exit(1)));
let missed = [];
try {
  missed = await prove();
} finally {
  await close();
}
console.log(missed.length > 0 ? `Missed: ${missed.join('; ')}` : 'All limits were kept.');
process.exit(missed.length > 0 ? 1 : 0);

async function prove() {
  const devices = [1, 2].map((n) => {
    const device = makeDevice(n, folder, findChromium());
    ends.push(() => device.close());
    return device;
  });
  const relay = await startRelay(devices[0].gateway, folder, options.quota);
  ends.push(() => relay.close());
  const lesson = await startLesson({ topology: options.topology, settings: relay.settings });
  ends.push(() => lesson.close());
  const people = [];
  for (const [at, person] of [lesson.student, lesson.teacher].entries()) people.push(await enter(lesson, person, devices[at]));
  if (!(await isCalm(people))) throw new Error('The two do not hear each other.');
  const rows = [];
  for (const name of options.kinds.split(',')) rows.push(await measure(name, people, relay));
  report(rows);
  for (const [why, count] of relay.refusals()) console.log(`The relay refused ${count} times: ${why}`);
  return rows.flatMap(({ misses }) => misses);
}

async function enter(lesson, person, device) {
  const wire = await startWire({ to: Number(new URL(lesson.url).port), host: device.gateway });
  ends.push(() => wire.close());
  const browser = await chromium.launch({ executablePath: device.browser, args: [...chromiumArguments, throughWire(lesson.url, wire)] });
  ends.push(() => browser.close());
  const setUp = async (page) => {
    await page.addInitScript(relayOnly);
    await page.addInitScript(noteSound);
  };
  const page = await openClassroom(browser, lesson, person, { setUp });
  await page.getByRole('button', { name: 'Join Now' }).click();
  return { page, wire, device };
}

/** Waits until both hear each other, and a little longer. Returns whether they do. */
async function isCalm(people) {
  const now = Date.now();
  const both = await Promise.all(people.map(({ page }) => untilSteady(page, { cut: now, back: now })));
  await sleep(calmMs);
  return !both.includes(null);
}

/** After a break that the product does not recover from, both people reload their pages, as they would. */
async function isMended(people) {
  if (await isCalm(people)) return true;
  await Promise.all(people.map(({ page }) => page.reload({ waitUntil: 'commit' })));
  return isCalm(people);
}

/** Breaks it for one person and the other in turn. */
async function measure(name, people, relay) {
  const { what, mostMs, cutsSound, act } = kinds[name];
  const results = [];
  for (let at = 0; at < Number(options.times); at++) {
    const person = people[at % people.length];
    const times = await act(person, relay);
    const heard = await Promise.all(people.map(({ page }) => untilSteady(page, times)));
    const socketMs = name === 'socket' ? await untilSocket(person.wire, times.back) : undefined;
    const result = heard.includes(null)
      ? { afterMs: Infinity, silentMs: Infinity, socketMs }
      : { afterMs: Math.max(...heard.map((one) => one.afterMs)), silentMs: Math.max(...heard.map((one) => one.silentMs)), socketMs };
    results.push(result);
    console.log(
      `  ${name} ${at + 1}: sound after ${result.afterMs} ms, silent for ${result.silentMs} ms${socketMs === undefined ? '' : `, socket after ${socketMs} ms`}`,
    );
    if (await isMended(people)) continue;
    console.log(`  ${name}: given up, as not even reloading both pages helps.`);
    results.push(...Array.from({ length: Number(options.times) - results.length }, () => ({ afterMs: Infinity, silentMs: Infinity })));
    break;
  }
  const of = (key) => results.map((result) => result[key]).sort((a, b) => a - b);
  const after = of('afterMs');
  const p95 = percentile(after, 0.95);
  const misses = [
    ...(p95 > mostMs ? [`${name}: p95 of ${seconds(p95)} s`] : []),
    ...(cutsSound && of('silentMs')[0] < cutMs ? [`${name}: sound was not cut every time`] : []),
  ];
  return { what, mostMs, p95, after, misses, silent: of('silentMs'), sockets: name === 'socket' ? of('socketMs') : [] };
}

/** Returns how long after `back` the page has a live connection again. */
async function untilSocket(wire, back) {
  while (wire.socketAt() < back && Date.now() - back < socketPatienceMs) await sleep(50);
  return wire.socketAt() < back ? Infinity : wire.socketAt() - back;
}

function percentile(sorted, share) {
  return sorted[Math.ceil(share * sorted.length) - 1];
}

function seconds(ms) {
  return Number.isFinite(ms) ? (ms / 1000).toFixed(1) : 'never';
}

function report(rows) {
  console.log(
    '\n| what | how often | until sound, s: median | p95 | longest | at most | longest silence, s: median | worst |\n|---|---|---|---|---|---|---|---|',
  );
  for (const { what, after, p95, mostMs, silent, misses } of rows) {
    const figures = [percentile(after, 0.5), p95, after.at(-1), mostMs, percentile(silent, 0.5), silent.at(-1)].map(seconds);
    console.log(`| ${what} | ${after.length} | ${figures.join(' | ')} |${misses.length > 0 ? ' MISSED' : ''}`);
  }
  for (const { sockets } of rows.filter((row) => row.sockets.length > 0))
    console.log(
      `The socket was open again after ${seconds(percentile(sockets, 0.5))} s (median), ${seconds(percentile(sockets, 0.95))} s (p95).`,
    );
}
