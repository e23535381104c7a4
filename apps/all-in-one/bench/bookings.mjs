// POST /api/bookings beside the same SQL in a loop over pg, in alternating rounds of one run: only the ratio is worth quoting. Then what a booking costs in all.
import { setTimeout as sleep } from 'node:timers/promises';
import { meter } from './cost.mjs';
import { untilDrained } from './drained.mjs';
import { makeGround, median } from './ground.mjs';
import { caller, load } from './load.mjs';
import { sql2026November } from './sql-2026-11.mjs';
import { addStudents, offeredStarts } from './teachers.mjs';

const clients = 32;
const rounds = 3;
const warmMs = 4000;
const roundMs = 4000;
const counted = 1000;
const sustained = { perSecond: 120, seconds: 60 };
const topology = process.argv[2] ?? 'embedded';
const limits = process.argv[3] ?? 'off';
/** ratio, cost or sustained; all of them when none is named. */
const only = process.argv[4];
const [goal, wrong, pool] = topology === 'embedded' ? [0.5, 0.32, 8] : [0.33, 0.25, 10];

// With limits each request comes from an address of its own, as it would from as many people.
const env = limits === 'on' ? { RATE_LIMITS: 'on', TRUST_PROXY: 'on', MAX_UNPAID_BOOKINGS: '100' } : {};
const ground = await makeGround({ teachers: 1500, port: 3977, topology, env });
const raw = await sql2026November(ground, pool);
const { call, close } = caller(ground.url, clients);
const students = await addStudents(ground.admin, ground.teacherIds.length);
const tokens = await Promise.all(students.map((id) => ground.tokenOf(id, 'student')));
const starts = offeredStarts();
let next = 0;
// As many students as teachers: each takes every start once, for a student may hold one lesson an hour.
const nextHour = () => {
  const n = next++;
  const teacherId = ground.teacherIds[n % ground.teacherIds.length];
  return { n, teacherId, startsAt: starts[Math.floor(n / ground.teacherIds.length)], student: n % students.length, key: `click-${n}` };
};

const api = () => {
  const { n, student, key, ...body } = nextHour();
  return call('POST', '/api/bookings', {
    body,
    key,
    token: tokens[student],
    from: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    status: 201,
  });
};
const sql = () => {
  const { teacherId, startsAt, student, key } = nextHour();
  return raw.book(teacherId, startsAt, students[student], key);
};

/** What everybody does before they book: the teacher, the hours, one's own lessons. */
let looked = 0;
const look = async () => {
  const nth = looked++ % students.length;
  const [teacherId, token] = [ground.teacherIds[nth], tokens[nth]];
  const [from, to] = [starts[0], starts.at(-1)].map((start) => start.slice(0, 10));
  await call('GET', `/api/teachers/${teacherId}`, { token });
  await call('GET', `/api/teachers/${teacherId}/slots?from=${from}&to=${to}&timeZone=UTC`, { token });
  await call('GET', '/api/lessons?when=upcoming', { token });
};
const line = ({ perSecond, p50, p99 }) => `${perSecond.toFixed(0)}/s p50 ${p50.toFixed(1)} p99 ${p99.toFixed(0)} ms`;
const seconds = (ms) => (ms / 1000).toFixed(1);

async function compare() {
  const ratios = [];
  for (let n = 1; n <= rounds; n++) {
    ground.product.pause();
    const bare = await load(sql, roundMs, clients);
    await ground.admin.query(`UPDATE booking.outbox SET sent_at = now() WHERE request_id IS NULL AND sent_at IS NULL`);
    await ground.admin.query(`UPDATE booking.due_work SET cancelled_at = now() WHERE done_at IS NULL AND cancelled_at IS NULL`);
    ground.product.goOn();
    const whole = await load(api, roundMs, clients);
    const drainedMs = await untilDrained(ground.admin);
    ratios.push(whole.perSecond / bare.perSecond);
    console.log(
      `round ${n}, ${clients} clients  SQL ${line(bare)}   API ${line(whole)}   ratio ${ratios.at(-1).toFixed(2)}   quiet after ${seconds(drainedMs)} s`,
    );
  }
  console.log(`API / SQL, median    ${median(ratios).toFixed(2)}   (goal >= ${goal}; below ${wrong} something is wrong)`);
}

async function count() {
  const cost = await meter(ground);
  let left = counted;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0) await api();
    }),
  );
  const waiting = await cost();
  const quietMs = await untilDrained(ground.admin);
  const inAll = await cost();
  console.log(
    `${counted} bookings       ${(waiting.cpuMs / counted).toFixed(1)} ms of CPU a booking while people wait, ${(inAll.cpuMs / counted).toFixed(1)} ms in all (goal <= 14)   ` +
      `${(inAll.statements / counted).toFixed(1)} statements (goal <= 55)   quiet after ${seconds(quietMs)} s`,
  );
}

/** As many bookings each second, whether or not the last are answered. */
async function sustain() {
  const backlog = [];
  const { rows } = await ground.admin.query('SELECT count(*)::int AS booked FROM booking.bookings');
  const asked = [];
  for (let second = 0; second < sustained.seconds; second++) {
    const from = performance.now();
    for (let n = 0; n < sustained.perSecond; n++) asked.push(api());
    await sleep(Math.max(0, 1000 - (performance.now() - from)));
    if (second % 10 === 9) {
      const due = await ground.admin.query('SELECT count(*)::int AS unsent FROM booking.outbox WHERE sent_at IS NULL');
      const mails = await ground.admin.query(`SELECT count(*)::int AS planned FROM notification.notifications WHERE mail = 'planned'`);
      backlog.push(due.rows[0].unsent + mails.rows[0].planned);
    }
  }
  await Promise.all(asked);
  const quietMs = await untilDrained(ground.admin);
  const after = await ground.admin.query('SELECT count(*)::int AS booked FROM booking.bookings');
  console.log(
    `${sustained.perSecond}/s for ${sustained.seconds} s       ${after.rows[0].booked - rows[0].booked} booked; events and mails waiting every 10 s: ${backlog.join(', ')}   quiet after ${seconds(quietMs)} s`,
  );
}

const parts = { ratio: compare, cost: count, sustained: sustain };

try {
  while (looked < students.length) await load(look, 1000, clients);
  await load(api, warmMs, clients);
  await untilDrained(ground.admin);
  const one = await load(api, 2000, 1);
  console.log(`one client           p50 ${one.p50.toFixed(1)} ms, p99 ${one.p99.toFixed(1)} ms   (goal: p50 <= 15 ms)`);
  await untilDrained(ground.admin);
  for (const part of only ? [only] : Object.keys(parts)) await parts[part]();
} finally {
  await raw.close();
  close();
  await ground.close();
}
