import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chance } from './random.mjs';
import { startClients } from './clients.mjs';
import { claimFault } from './claim-fault.mjs';
import { clusterFault } from './cluster.mjs';
import { controls } from './controls.mjs';
import { doFaults, processFaults } from './faults.mjs';
import { againstPoison, againstWhatWasTold, invariants } from './invariants.mjs';
import { messageFaults } from './message-faults.mjs';
import { networkFaults } from './network-faults.mjs';
import { send } from './people.mjs';
import { pageFault } from './open-pages.mjs';
import { killAtEveryPoint } from './crash-points.mjs';
import { untilQuiet } from './quiet.mjs';
import { setScene } from './setup.mjs';
import { tableOf } from './table.mjs';
import { tryEveryControl } from './every-control.mjs';

const patienceMs = 150_000;
// A job that met a killed service eight times waits for minutes until it tries again.
const patienceWithPointsMs = 600_000;
// What a missing protection has lost does not come any more, however long one waits.
const stuckWithoutMs = 15_000;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    /** At least as many faults, however long it takes. */
    faults: { type: 'string', default: '0' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    teachers: { type: 'string', default: '8' },
    students: { type: 'string', default: '10' },
    /** A negative control: a name of controls.mjs. */
    without: { type: 'string' },
    /** Every negative control, one after another. */
    controls: { type: 'boolean' },
    /** Only faults whose name holds one of these, such as F1,F3. */
    only: { type: 'string' },
    /** Every event one to five times, late and in any order, in place of the relays (F13). */
    wild: { type: 'boolean' },
    /** Over three nats-servers, without logins, instead of one (F7). */
    cluster: { type: 'boolean' },
    /** Instead of faults by chance: a kill at every named point of every process (F2). */
    points: { type: 'boolean' },
    /** Each fault only when the last has healed. */
    patient: { type: 'boolean' },
    /** As npm run start:services takes them. */
    instances: { type: 'string' },
    beside: { type: 'string' },
    report: { type: 'string' },
  },
});

const tell = (line) => console.log(`  ${line}`);
const repeatable = ['seed', 'seconds', 'faults', 'teachers', 'students', 'without', 'only', 'instances']
  .filter((name) => options[name] && options[name] !== '0')
  .map((name) => `--${name} ${/\s/.test(options[name]) ? `'${options[name]}'` : options[name]}`);

const switches = ['wild', 'cluster', 'points', 'patient'].map((name) => (options[name] ? ` --${name}` : '')).join('');

async function prove() {
  const random = chance(Number(options.seed));
  const control = options.without ? controls[options.without] : undefined;
  console.log(`\nnpm run prove:delivery -- ${repeatable.join(' ')}${switches}\n`);
  const scene = await setScene(options, control, random.child());
  try {
    const { people, admin, somo } = scene;
    const hours = people.teachers.reduce((sum, { starts }) => sum + starts.length, 0);
    tell(
      `${Object.keys(somo.pids()).length} processes; ${people.teachers.length} teachers, ${people.students.length} students, ${hours} hours`,
    );
    const clients = startClients(scene.urls, people, random.child());
    const { done, points } = await makeTrouble(scene, options.only ?? control?.only, random.child());
    const told = await clients.stop();
    const quiet = await untilQuiet(admin, options.points ? patienceWithPointsMs : patienceMs, {
      stuckMs: control && stuckWithoutMs,
      pending: scene.wild?.pending,
    });
    const checks = await check(scene, told);
    const seen = { lost: scene.wires.postgres.lost(), twice: scene.twice.size, wild: scene.wild?.counts };
    const report = tableOf({ options, done, points, told, quiet, checks, seen });
    console.log(report);
    if (options.report) writeFileSync(options.report, report);
    const violations = checks.reduce((sum, { found }) => sum + found.length, 0);
    const expected = checks.some(({ id, found }) => control?.breaks === id && found.length > 0);
    const restless = quiet.ms === Infinity;
    if (restless) console.log('Not quiet:', JSON.stringify(quiet.waiting));
    if (violations > 0 || restless) keepLog(somo.said());
    return control ? expected : violations === 0 && !restless;
  } finally {
    await scene.close();
  }
}

function keepLog(said) {
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/prove.log', said);
}

async function makeTrouble(scene, only, dice) {
  const until = performance.now() + Number(options.seconds) * 1000;
  if (options.points) return { done: new Map(), points: await killAtEveryPoint(scene, until, only, dice, tell) };
  const ofOneServer = [...networkFaults(scene), ...messageFaults(scene)];
  const all = [...processFaults(scene), pageFault(scene), claimFault(scene), ...(scene.cluster ? [clusterFault(scene)] : ofOneServer)];
  const faults = all.filter(({ name }) => !only || only.split(',').some((part) => `${name} `.includes(`${part} `)));
  return { done: await doFaults(faults, dice, { until, times: Number(options.faults), patient: options.patient }, tell) };
}

async function check({ admin, somo, poisoned }, told) {
  const checks = [];
  for (const { id, says, sql } of invariants)
    checks.push({ id, says, found: (await admin.query(sql)).rows.map((row) => Object.values(row)[0]) });
  checks.push(...(await againstWhatWasTold(admin, told)));
  if (poisoned.marks.length > 0) checks.push(...(await againstPoison(admin, poisoned)));
  const others = [];
  for (const { student, key, body, text, id } of told.bookings.slice(0, 60)) {
    const again = await send(somo.url, 'POST', '/api/bookings', { token: await student.token(), key, body });
    if (again.text !== text) others.push(id);
  }
  return [...checks, { id: 'I12', says: 'the same request with its key has the same answer, byte for byte', found: others }];
}

if (options.controls) process.exit(tryEveryControl(options.seed) ? 0 : 1);

const good = await prove();
if (options.without)
  console.log(
    good
      ? `\nWithout ${options.without} the checker finds violations, as it must.\n`
      : `\nWithout ${options.without} nothing of what it must break was found: the checker is blind to it.\n`,
  );
process.exit(good ? 0 : 1);
