import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { launchServices } from '../services/launch.mjs';
import { chance } from './chance.mjs';
import { startClients } from './clients.mjs';
import { controls } from './controls.mjs';
import { startDatabase } from './database.mjs';
import { doFaults, faultsOf } from './faults.mjs';
import { againstWhatWasTold, invariants } from './invariants.mjs';
import { makePeople, send } from './people.mjs';
import { untilQuiet } from './quiet.mjs';
import { tableOf } from './table.mjs';

const quietMs = 150_000;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    teachers: { type: 'string', default: '8' },
    students: { type: 'string', default: '10' },
    /** A negative control: outbox, inbox, constraints or due-work. */
    without: { type: 'string' },
    /** Only faults whose name holds this. */
    only: { type: 'string', default: '' },
    report: { type: 'string' },
  },
});

const tell = (line) => console.log(`  ${line}`);

async function prove() {
  const random = chance(Number(options.seed));
  console.log(
    `\nSeed ${options.seed}: npm run prove:delivery -- --seed ${options.seed} --seconds ${options.seconds}${options.without ? ` --without ${options.without}` : ''}\n`,
  );
  const ends = [];
  try {
    const database = await startDatabase();
    ends.push(() => database.close());
    const somo = await launchServices({ DATABASE_URL: database.adminUrl, SANDBOX_DELAY_MS: '200', LOG_LEVEL: 'error' });
    ends.push(() => somo.close());
    const people = await makePeople(somo.url, Number(options.teachers), Number(options.students));
    if (options.without) await once(database.adminUrl, controls[options.without]);
    tell(
      `${people.teachers.length} teachers, ${people.students.length} students, ${people.teachers.reduce((sum, { starts }) => sum + starts.length, 0)} hours`,
    );

    const clients = startClients(somo.url, people, random.child());
    const faults = faultsOf(somo, database).filter(({ name }) => name.includes(options.only));
    const done = await doFaults(faults, random.child(), performance.now() + Number(options.seconds) * 1000, tell);
    const told = await clients.stop();
    const admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    const quiet = await untilQuiet(admin, quietMs);
    const checks = await check(admin, told, somo.url);
    await admin.end();
    const report = tableOf({ options, done, told, quiet, checks });
    console.log(report);
    if (options.report) writeFileSync(options.report, report);
    const violations = checks.reduce((sum, { found }) => sum + found.length, 0);
    const restless = quiet.ms === Infinity;
    if (restless) console.log('Not quiet:', JSON.stringify(quiet.waiting));
    if (violations > 0 || restless) writeFileSync('test-results/prove.log', somo.said());
    if (options.without) return violations > 0 || restless;
    return violations === 0 && !restless;
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

async function check(admin, told, url) {
  const checks = [];
  for (const { id, says, sql } of invariants)
    checks.push({ id, says, found: (await admin.query(sql)).rows.map((row) => Object.values(row)[0]) });
  checks.push(...(await againstWhatWasTold(admin, told)));
  const others = [];
  for (const { student, key, body, text, id } of told.bookings.slice(0, 60)) {
    const again = await send(url, 'POST', '/api/bookings', { token: await student.token(), key, body });
    if (again.text !== text) others.push(id);
  }
  return [...checks, { id: 'I12', says: 'the same request with its key has the same answer, byte for byte', found: others }];
}

async function once(adminUrl, sql) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const good = await prove();
if (options.without)
  console.log(
    good
      ? `\nWithout ${options.without} the checker finds violations, as it must.\n`
      : `\nWithout ${options.without} nothing was found: the checker is blind to it.\n`,
  );
process.exit(good ? 0 : 1);
