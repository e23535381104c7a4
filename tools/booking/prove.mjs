// Proves that no history of bookings breaks a promise: clients do at random what they may, then the tables are audited.
//   npm run prove:booking                          64 clients for ten minutes, in both topologies
//   npm run prove:booking -- --seconds 60          shorter
//   npm run prove:booking -- --without buffer      without one safeguard: the audit must find it
//   npm run prove:booking -- --controls            without each safeguard in turn, embedded
import { parseArgs } from 'node:util';
import { setUpBench } from '../../apps/all-in-one/bench/setup.mjs';
import { makePeople, send } from '../chaos/people.mjs';
import { seededRandom } from '../chaos/random.mjs';
import { untilIdle } from '../chaos/until-idle.mjs';
import { audit } from './audit.mjs';
import { startClients } from './clients.mjs';
import { safeguards } from './safeguards.mjs';
import { everyDay } from './times.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string' },
    clients: { type: 'string', default: '64' },
    topology: { type: 'string', default: 'both' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    without: { type: 'string' },
    controls: { type: 'boolean', default: false },
  },
});
const topologies = options.topology === 'both' ? ['embedded', 'distributed'] : [options.topology];
/** Ten minutes of load leave much to do; without progress for so long, something is stuck. */
const [patienceMs, stuckMs] = [2_400_000, 60_000];
const controlMs = 120_000;
/** Each write takes up to 50 ms longer, as on a slow disk, so that those who race meet. */
const slowWrites = `
  CREATE FUNCTION booking.dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(random() * 0.05); RETURN NEW; END $$;
  CREATE TRIGGER dawdle BEFORE INSERT OR UPDATE ON booking.bookings FOR EACH ROW EXECUTE FUNCTION booking.dawdle();
  CREATE TRIGGER dawdle BEFORE INSERT OR UPDATE ON booking.requests FOR EACH ROW EXECUTE FUNCTION booking.dawdle();`;

/** In a new world, nobody has completed a lesson with anybody yet. */
const strangersBookWeekly = [['booking/dist/store/had-lesson.js', 'row?.had === true', 'true']];

/** The audit counts the events of each booking and request. */
const forTheAudit = `
  CREATE INDEX ON booking.outbox (subject);
  CREATE INDEX ON booking.outbox (type, (data->>'bookingId'));
  CREATE INDEX ON booking.outbox ((data->'replaces'->>'bookingId'));
  CREATE INDEX ON scheduling.outbox (type, (data->>'bookingId'))`;

process.exit((options.controls ? await everyControl() : options.without ? await control(options.without) : await histories()) ? 0 : 1);

async function histories() {
  let violations = 0;
  for (const topology of topologies) violations += (await prove(topology, Number(options.seconds ?? 600))).length;
  console.log(`${violations} violations.`);
  return violations === 0;
}

/** Returns whether the audit finds that a safeguard is missing, by the name of what it breaks. */
async function control(name) {
  const found = await prove('embedded', Number(options.seconds ?? 20), name);
  const isFound = found.includes(safeguards[name].breaks);
  console.log(isFound ? `The audit finds that ${name} is missing.` : `The audit does not find that ${name} is missing.`);
  return isFound;
}

async function everyControl() {
  const rows = [];
  for (const name of Object.keys(safeguards)) {
    const from = performance.now();
    const isFound = await control(name);
    rows.push({ name, isFound, ms: performance.now() - from });
  }
  console.log('\n| removed | what the audit names | found after |\n|---|---|---|');
  for (const { name, isFound, ms } of rows)
    console.log(`| ${name} | ${safeguards[name].breaks}${isFound ? '' : ': NOT FOUND'} | ${(ms / 1000).toFixed(0)} s |`);
  return rows.every(({ isFound, ms }) => isFound && ms < controlMs);
}

/** Returns the names of the broken promises, one for each violation. */
async function prove(topology, seconds, without) {
  const missing = without ? safeguards[without] : {};
  console.log(`\n${topology}: ${options.clients} clients for ${seconds} s, seed ${options.seed}${without ? `, without ${without}` : ''}`);
  const removed = {
    NODE_OPTIONS: `--import ${new URL('remove-checks.mjs', import.meta.url)}`,
    REMOVED_CHECKS: JSON.stringify([...strangersBookWeekly, ...(missing.patches ?? [])]),
  };
  const env = { RATE_LIMITS: 'off', SEED: 'off', SANDBOX_DELAY_MS: '50', ...removed };
  const bench = await setUpBench({ teachers: 0, topology, env });
  try {
    await bench.admin.query(slowWrites);
    if (missing.sql) await bench.admin.query(missing.sql);
    const people = await somePeople(bench.url);
    const clients = startClients(bench.url, people, seededRandom(Number(options.seed)));
    await new Promise((done) => setTimeout(done, seconds * 1000));
    await clients.stop();
    const { ms, waiting } = await untilIdle(bench.admin, patienceMs, { stuckMs });
    if (ms === Infinity) console.log(`  STUCK ${JSON.stringify(waiting)}`);
    else if (!without) console.log(`  idle ${(ms / 1000).toFixed(0)} s after the last request`);
    if (!without) printAnswers(clients.answers);
    return [...clients.wrong.map(() => 'answers'), ...(ms === Infinity ? ['stuck'] : []), ...(await report(bench.admin, clients.wrong))];
  } finally {
    await bench.close();
  }
}

async function somePeople(url) {
  const teachers = Math.max(2, Math.floor(Number(options.clients) / 8));
  const people = await makePeople(url, teachers, Number(options.clients) - teachers);
  for (const teacher of people.teachers) {
    const body = { version: 1, recurringSlots: everyDay, specificDates: [], breakPeriods: [] };
    const { status, text } = await send(url, 'PUT', '/api/me/availability', { token: await teacher.token(), body });
    if (status !== 200) throw new Error(`The hours were not saved: ${text}`);
  }
  return people;
}

function printAnswers(answers) {
  for (const [word, count] of Object.entries(answers).sort()) console.log(`  ${String(count).padStart(6)}  ${word}`);
}

async function report(admin, wrong) {
  await admin.query(forTheAudit);
  for (const answer of wrong.slice(0, 10)) console.log(`  WRONG ANSWER ${answer}`);
  const found = [];
  for (const [name, { holds, sql }] of Object.entries(audit)) {
    const { rowCount } = await admin.query(sql);
    found.push(...Array.from({ length: rowCount }, () => name));
    console.log(`  ${rowCount === 0 ? 'holds ' : 'BROKEN'}  ${holds}${rowCount === 0 ? '' : `: ${rowCount}`}`);
  }
  return found;
}
