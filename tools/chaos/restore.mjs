// Backs a running product up while people book, kills every process and server, deletes the data, restores the backup and starts again.
//   npm run prove:restore                        a million lessons, embedded
//   npm run prove:restore -- --lessons 1000      sooner
//   npm run prove:restore -- --portable          from a backup that any PostgreSQL can read
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { platform } from '../../scripts/services/built.mjs';
import { launchServices } from '../../scripts/services/launch.mjs';
import { checkout } from '../../scripts/stages/checkout.mjs';
import { startClients } from './clients.mjs';
import { trySignal } from './faults.mjs';
import { invariants } from './invariants.mjs';
import { startMailbox } from './mailbox.mjs';
import { addPastLessons, removePastLessons } from './past-lessons.mjs';
import { makePeople } from './people.mjs';
import { seededRandom } from './random.mjs';
import { untilIdle } from './until-idle.mjs';

const patienceMs = 150_000;
const mostRestoreMs = 300_000;
const { values: options } = parseArgs({
  options: {
    topology: { type: 'string', default: 'embedded' },
    lessons: { type: 'string', default: '1000000' },
    students: { type: 'string', default: '8' },
    /** Seconds of load before the backup and after it. */
    seconds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    portable: { type: 'boolean', default: false },
  },
});
const log = (line) => console.log(`  ${line}`);
const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

async function prove() {
  const form = options.portable ? ['--portable'] : [];
  console.log(
    `\nnpm run prove:restore -- ${[`--topology ${options.topology} --lessons ${options.lessons} --seed ${options.seed}`, ...form].join(' ')}\n`,
  );
  const mailbox = await startMailbox();
  const safe = mkdtempSync(join(tmpdir(), 'somo-backups-'));
  const [backups, key] = [join(safe, 'backups'), join(safe, 'backup.key')];
  const settings = { BACKUPS: 'off', LOG_LEVEL: 'error', SANDBOX_DELAY_MS: '200', SMTP_URL: mailbox.url };
  const somo = await launchServices(settings, [], options.topology);
  const data = join(somo.folder, 'data');
  try {
    const people = await makePeople(somo.url, 6, Number(options.students));
    const teachers = people.teachers.map(({ id }) => id);
    const past = await withAdmin(somo, (admin) => addPastLessons(admin, Number(options.lessons), teachers));
    log(`${past} lessons that are over`);
    const clients = startClients([somo.url], people, seededRandom(Number(options.seed)).child());
    await sleep(Number(options.seconds) * 1000);

    const begun = performance.now();
    const { bookings, cancelled } = clients.clientLog;
    const promised = { bookings: [...bookings], cancelled: new Map(cancelled) };
    await run(data, 'backup', '--to', backups, ...form);
    copyFileSync(join(data, 'backup.key'), key);
    const madeAt = performance.now();
    log(`backed up in ${inSeconds(madeAt - begun)}, while ${bookings.length - promised.bookings.length} lessons were booked`);
    await sleep(Number(options.seconds) * 1000);

    await killEverything(somo);
    const lostAt = performance.now();
    rmSync(data, { recursive: true, force: true, maxRetries: 10 });
    log(
      `everything was killed and the data deleted ${inSeconds(lostAt - madeAt)} after the backup, ${bookings.length} lessons were booked until then`,
    );
    await run(data, 'restore', '--from', backups, '--key', key);
    log(`restored and checked ${inSeconds(performance.now() - lostAt)} after that`);
    await somo.start();
    const restoredMs = performance.now() - lostAt;
    log(`people are served again ${inSeconds(restoredMs)} after it`);
    await sleep(Number(options.seconds) * 1000);
    const clientLog = await clients.stop();
    return await withAdmin(somo, (admin) => judge(admin, { promised, past, clientLog, restoredMs, mailbox }));
  } finally {
    await somo.close();
    mailbox.close();
    rmSync(safe, { recursive: true, force: true });
  }
}

async function killEverything(somo) {
  const { readPostmaster } = await platform('postgres/postmaster.js');
  const { pid } = await readPostmaster(join(somo.folder, 'data/postgres'));
  const children = options.topology === 'distributed' ? Object.values(somo.pids()) : [];
  await somo.stop('SIGKILL');
  for (const one of [...children, pid]) trySignal(() => process.kill(one, 'SIGKILL'));
}

async function judge(admin, { promised, past, clientLog, restoredMs, mailbox }) {
  const idle = await untilIdle(admin, patienceMs);
  const stillPast = await removePastLessons(admin);
  const { rows } = await admin.query('SELECT id, student_id, starts_at, status FROM booking.bookings');
  const stored = new Map(rows.map((row) => [row.id, row]));
  const asked = new Set([...clientLog.bookings.map(({ id }) => id)]);
  const doubtful = new Set(clientLog.inDoubt.map(({ student, body }) => `${student.id} ${Date.parse(body.startsAt)}`));
  const checks = [
    { promise: 'every lesson that is over is there', found: stillPast === past ? [] : [stillPast] },
    {
      promise: 'every lesson that was booked before the backup began is there',
      found: promised.bookings.map(({ id }) => id).filter((id) => !stored.has(id)),
    },
    {
      promise: 'what was cancelled before the backup began is cancelled',
      found: [...promised.cancelled].filter(([id, how]) => how === 'cancelled' && stored.get(id)?.status !== 'cancelled'),
    },
    {
      promise: 'nothing is there that nobody asked for',
      found: rows.filter(({ id, student_id, starts_at }) => !asked.has(id) && !doubtful.has(`${student_id} ${starts_at.getTime()}`)),
    },
    { promise: 'people are served again within five minutes', found: restoredMs > mostRestoreMs ? [restoredMs] : [] },
  ];
  for (const { promise, sql } of invariants)
    checks.push({ promise, found: (await admin.query(sql)).rows.map((row) => Object.values(row)[0]) });
  const broken = checks.filter(({ found }) => found.length > 0);
  for (const { promise, found } of broken) log(`violated ${found.length} times: ${promise}: ${JSON.stringify(found.slice(0, 5))}`);
  const again = mailbox.ids.length - new Set(mailbox.ids).size;
  log(`${mailbox.ids.length} emails, ${again} of them a second time, with the same Message-ID`);
  log(`idle after ${inSeconds(idle.ms)}; ${broken.length} of ${checks.length} promises broken`);
  return broken.length === 0 && idle.ms !== Infinity;
}

async function withAdmin(somo, work) {
  const admin = new pg.Client({ connectionString: await somo.adminUrl() });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Runs a command of package.json on the data in a folder, to its end. */
function run(SOMO_DATA, name, ...options) {
  const child = spawn(process.execPath, [join(checkout, 'scripts', `${name}.mjs`), ...options], {
    cwd: checkout,
    env: { ...process.env, SOMO_DATA },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part) => (said += part));
  return new Promise((done, failed) =>
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`${name} ended with ${code}: ${said}`)))),
  );
}

process.exit((await prove()) ? 0 : 1);
