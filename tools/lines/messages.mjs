// Proves that no message is lost or doubled: a browser in the classroom, one on the Messages page, pairs of scripted people, the distributed topology with
// two gateways, and pages, connections and processes that die at random.
//   npm run prove:messages                           500 messages each in ten minutes, with 20 scripted people
//   npm run prove:messages -- --messages 50 --seconds 40
//   npm run prove:messages -- --without client-id    the server forgets which message it has already stored: must find doubles
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { platform } from '../../scripts/services/built.mjs';
import { seededRandom } from '../chaos/random.mjs';
import { openChat } from './chat-page.mjs';
import { chromiumArguments } from './classroom-page.mjs';
import { addPairs, checkPairs, startPairs } from './message-clients.mjs';
import { compare, readConversation } from './message-checks.mjs';
import { startFaults } from './message-faults.mjs';
import { startLesson } from './start-lesson.mjs';
import { startWire, throughWire } from './wire.mjs';

const { values: options } = parseArgs({
  options: {
    messages: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '600' },
    clients: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    without: { type: 'string' },
  },
});
if (options.without && options.without !== 'client-id') throw new Error('--without takes client-id.');
const settleMs = 120_000;
const quietMs = 5_000;

/** ON CONFLICT needs the key, so it stays; but the same message never has the same id twice. */
const withoutClientId = `
  CREATE FUNCTION messaging.forget_client_id() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.client_id := gen_random_uuid(); RETURN NEW; END $$;
  CREATE TRIGGER forget_client_id BEFORE INSERT ON messaging.messages FOR EACH ROW EXECUTE FUNCTION messaging.forget_client_id();`;

const lesson = await startLesson({ topology: 'distributed', options: ['--instances', 'gateway=2'] });
const { url } = lesson;
const ports = [0, 1].map((nth) => Number(new URL(url).port) + nth);
const urls = ports.map((port) => `http://localhost:${port}`);
const wires = [];
const browsers = [];
let isRight = false;
try {
  if (options.without) await change(withoutClientId);
  const people = [];
  for (const [nth, person] of [lesson.student, lesson.teacher].entries()) {
    const wire = await startWire({ to: ports[nth] });
    wires.push(wire);
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments, throughWire(url, wire)] });
    browsers.push(browser);
    people.push({ person, wire, chat: await openChat(browser, lesson, person, nth === 0 ? undefined : lesson.student) });
  }
  isRight = await prove(people);
} finally {
  for (const browser of browsers) await browser.close();
  for (const wire of wires) wire.close();
  await lesson.close();
}
process.exit(isRight ? 0 : 1);

async function prove(people) {
  const count = Number(options.messages);
  const everyMs = (Number(options.seconds) * 1000) / count;
  console.log(`${count} messages each in ${options.seconds} s, seed ${options.seed}${options.without ? ', without client-id' : ''}`);
  const pairs = await addPairs(urls, Number(options.clients) / 2);
  const faults = startFaults({ people, data: lesson.data, rng: seededRandom(Number(options.seed)) });
  const from = performance.now();
  const writing = people.map(async ({ person, chat }) => {
    for (let n = 1; n <= count; n++) {
      await sleep(Math.max(0, from + n * everyMs - performance.now()));
      await chat.write(`${person.firstName} ${String(n)}`);
    }
  });
  const scripted = startPairs(urls, pairs, { count, everyMs });
  await Promise.race([Promise.all([...writing, scripted.done]), faults.failed]);
  await faults.stop();
  const took = (performance.now() - from) / 1000;
  const settled = await untilQuiet(people);
  printFaults(people, faults.counts);
  console.log(
    `\nWritten in ${took.toFixed(0)} s; ${settled === null ? 'both pages did not agree' : `both pages agreed after ${settled} s`}.`,
  );
  if (settled === null)
    for (const { person, chat } of people) console.log(`${person.firstName}'s page: ${JSON.stringify(await chat.state().catch(String))}`);
  return [await check(people), await checkScripted(pairs, count, scripted.told), settled !== null].every(Boolean);
}

/** Waits until nothing waits and both screens end alike for a while. Returns after how many seconds; null if that never happens. */
async function untilQuiet(people) {
  const from = performance.now();
  for (let since; performance.now() - from < settleMs; await sleep(250)) {
    // A page that loads has no state.
    const states = await Promise.all(people.map(({ chat }) => chat.state().catch(() => null)));
    const isQuiet = states.every((state) => state?.left === 0 && state.last === states[0].last);
    since = isQuiet ? (since ?? performance.now()) : undefined;
    if (since && performance.now() - since > quietMs) return ((since - from) / 1000).toFixed(1);
  }
  return null;
}

async function check(people) {
  const written = people.map(({ chat }) => chat.written);
  const views = [];
  for (const [at, { person, chat }] of people.entries()) {
    views.push([`${person.firstName}'s screen`, await chat.shown()]);
    views.push([`the API as ${person.firstName}`, await readConversation(url, person, people[1 - at].person.id)]);
  }
  const rows = views.map(([name, seen]) => ({ name, seen, ...compare(seen, written) }));
  console.log('\n| seen by | messages | lost | doubled | strange | out of order |\n|---|---|---|---|---|---|');
  for (const { name, ...row } of rows)
    console.log(`| ${name} | ${row.count} | ${['lost', 'doubled', 'strange', 'moved'].map((key) => listed(row[key])).join(' | ')} |`);
  for (const own of written.filter((one) => rows[0].moved.some((text) => one.includes(text))))
    console.log(`In this order: ${rows[0].seen.filter((text) => own.includes(text)).join(', ')}`);
  const isSame = rows.every(({ seen }) => seen.join('\n') === rows[0].seen.join('\n'));
  const doubled = rows.some((row) => row.doubled.length > 0);
  console.log(isSame ? 'All four are the same, in the same order.' : 'NOT THE SAME on both screens and in the API.');
  if (options.without)
    console.log(
      doubled ? 'Without client-id messages are doubled, as expected.' : 'Without client-id nothing was doubled: the check is blind.',
    );
  return options.without
    ? doubled
    : isSame && rows.every(({ lost, doubled: twice, strange, moved }) => [lost, twice, strange, moved].flat().length === 0);
}

/** Whether the scripted people lost nothing, doubled nothing and kept the order, and whether receipts only went forward. */
async function checkScripted(pairs, count, { tries, backwards }) {
  const rows = await checkPairs(url, pairs, count);
  const sum = (key) => rows.reduce((total, row) => total + row[key].length, 0);
  const faults = Object.fromEntries(['lost', 'doubled', 'strange', 'moved'].map((key) => [key, sum(key)]));
  console.log(
    `${pairs.length * 2} scripted people, ${count} messages each, ${tries} sent again: ${JSON.stringify(faults)}; receipts that went back: ${listed(backwards)}`,
  );
  return options.without ? true : Object.values(faults).every((number) => number === 0) && backwards.length === 0;
}

function listed(texts) {
  return texts.length === 0 ? '0' : `${texts.length} (${texts.slice(0, 3).join(', ')})`;
}

function printFaults(people, counts) {
  const processes = counts.at(-1);
  console.log(`\n| what happened | ${people.map(({ person }) => person.firstName).join(' | ')} |\n|---|---|---|`);
  for (const name of Object.keys(counts[0])) console.log(`| ${name} | ${counts[0][name]} | ${counts[1][name]} |`);
  console.log(`| answers really lost | ${people.map(({ wire }) => wire.lost()).join(' | ')} |`);
  console.log(`| page loaded once more, as the product was away | ${people.map(({ chat }) => chat.again()).join(' | ')} |`);
  for (const [name, times] of Object.entries(processes)) console.log(`| ${name} | ${times} | |`);
}

/** Changes the database as its superuser. */
async function change(sql) {
  const { readPostmaster } = await platform('postgres/postmaster.js');
  const { port } = await readPostmaster(join(lesson.data, 'postgres'));
  const password = readFileSync(join(lesson.data, 'postgres.password'), 'utf8');
  const client = new pg.Client({ connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/somo` });
  await client.connect();
  await client.query(sql);
  await client.end();
}
