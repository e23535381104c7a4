import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededRandom } from './random.mjs';
import { startClients } from './clients.mjs';
import { claimFault } from './claim-fault.mjs';
import { clusterFault } from './cluster.mjs';
import { controls } from './controls.mjs';
import { injectFaults, processFaults } from './faults.mjs';
import { checkPoison, checkClientLog, invariants } from './invariants.mjs';
import { messageFaults } from './message-faults.mjs';
import { networkFaults } from './network-faults.mjs';
import { send } from './people.mjs';
import { pageFault } from './open-pages.mjs';
import { killAtEveryPoint } from './crash-points.mjs';
import { untilIdle } from './until-idle.mjs';
import { setUpHarness } from './setup.mjs';
import { renderReport } from './report.mjs';
import { tryEveryControl } from './every-control.mjs';

const patienceMs = 150_000;
// A job that has failed eight times on a killed service waits minutes before its next try.
const patienceWithPointsMs = 600_000;
// What a removed safeguard has lost will never arrive, however long we wait.
const stuckWithoutMs = 15_000;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    /** At least this many faults, however long it takes. */
    faults: { type: 'string', default: '0' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    teachers: { type: 'string', default: '8' },
    students: { type: 'string', default: '10' },
    /** A negative control: a name of controls.mjs. */
    without: { type: 'string' },
    /** Every negative control, one after another. */
    controls: { type: 'boolean' },
    /** Only faults whose names contain one of these, such as F1,F3. */
    only: { type: 'string' },
    /** Replaces the relays: every event one to five times, late and in any order (F13). */
    fuzz: { type: 'boolean' },
    /** Over three nats-servers, without logins, instead of one (F7). */
    cluster: { type: 'boolean' },
    /** On a PostgreSQL with a synchronous standby instead of one that is killed (F20). */
    standby: { type: 'boolean' },
    /** Instead of random faults: a kill at every named point of every process (F2). */
    points: { type: 'boolean' },
    /** Each fault only after recovery from the last. */
    patient: { type: 'boolean' },
    /** Passed to npm run start:services. */
    instances: { type: 'string' },
    beside: { type: 'string' },
    report: { type: 'string' },
  },
});

const log = (line) => console.log(`  ${line}`);
const repeatable = ['seed', 'seconds', 'faults', 'teachers', 'students', 'without', 'only', 'instances']
  .filter((name) => options[name] && options[name] !== '0')
  .map((name) => `--${name} ${/\s/.test(options[name]) ? `'${options[name]}'` : options[name]}`);

const switches = ['fuzz', 'cluster', 'standby', 'points', 'patient'].map((name) => (options[name] ? ` --${name}` : '')).join('');

async function prove() {
  const random = seededRandom(Number(options.seed));
  const control = options.without ? controls[options.without] : undefined;
  console.log(`\nnpm run prove:delivery -- ${repeatable.join(' ')}${switches}\n`);
  const harness = await setUpHarness(options, control, random.child());
  try {
    const { people, admin, somo } = harness;
    const hours = people.teachers.reduce((sum, { starts }) => sum + starts.length, 0);
    log(
      `${Object.keys(somo.pids()).length} processes; ${people.teachers.length} teachers, ${people.students.length} students, ${hours} open hours`,
    );
    const clients = startClients(harness.urls, people, random.child());
    const { done, points } = await runFaults(harness, options.only ?? control?.only, random.child());
    const clientLog = await clients.stop();
    const idle = await untilIdle(admin, options.points ? patienceWithPointsMs : patienceMs, {
      stuckMs: control && stuckWithoutMs,
      pending: harness.fuzz?.pending,
    });
    const checks = await check(harness, clientLog);
    const seen = { lost: harness.wires.postgres.lost(), twice: harness.twice.size, fuzz: harness.fuzz?.counts };
    const report = renderReport({ options, done, points, clientLog, idle, checks, seen });
    console.log(report);
    if (options.report) writeFileSync(options.report, report);
    const violations = checks.reduce((sum, { found }) => sum + found.length, 0);
    const expected = checks.some(({ id, found }) => control?.breaks === id && found.length > 0);
    const notIdle = idle.ms === Infinity;
    if (notIdle) console.log('Not idle:', JSON.stringify(idle.waiting));
    if (violations > 0 || notIdle) saveLog(somo.said());
    return control ? expected : violations === 0 && !notIdle;
  } finally {
    await harness.close();
  }
}

function saveLog(said) {
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/prove.log', said);
}

async function runFaults(harness, only, rng) {
  const until = performance.now() + Number(options.seconds) * 1000;
  if (options.points) return { done: new Map(), points: await killAtEveryPoint(harness, until, only, rng, log) };
  const ofOneServer = [...networkFaults(harness), ...messageFaults(harness)];
  const all = [
    ...processFaults(harness),
    pageFault(harness),
    claimFault(harness),
    ...(harness.cluster ? [clusterFault(harness)] : ofOneServer),
  ];
  const faults = all.filter(({ name }) => !only || only.split(',').some((part) => `${name} `.includes(`${part} `)));
  return { done: await injectFaults(faults, rng, { until, times: Number(options.faults), patient: options.patient }, log) };
}

async function check({ admin, somo, poisoned }, clientLog) {
  const checks = [];
  for (const { id, promise, sql } of invariants)
    checks.push({ id, promise, found: (await admin.query(sql)).rows.map((row) => Object.values(row)[0]) });
  checks.push(...(await checkClientLog(admin, clientLog)));
  if (poisoned.marks.length > 0) checks.push(...(await checkPoison(admin, poisoned)));
  const others = [];
  for (const { student, key, body, text, id } of clientLog.bookings.slice(0, 60)) {
    const again = await send(somo.url, 'POST', '/api/bookings', { token: await student.token(), key, body });
    if (again.text !== text) others.push(id);
  }
  return [...checks, { id: 'I12', promise: 'a repeated request with the same key gets the same answer, byte for byte', found: others }];
}

if (options.controls) process.exit(tryEveryControl(options.seed) ? 0 : 1);

const good = await prove();
if (options.without)
  console.log(
    good
      ? `\nWithout ${options.without} the checker finds violations, as it should.\n`
      : `\nWithout ${options.without} the checker found no violation of the invariant it should break: the checker is blind to it.\n`,
  );
process.exit(good ? 0 : 1);
