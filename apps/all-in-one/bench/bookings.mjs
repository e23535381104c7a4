// POST /api/bookings compared with the same SQL in a loop over pg, in alternating rounds of one run: quote only the ratio. Then the total cost of a booking.
import { setTimeout as sleep } from 'node:timers/promises';
import { meter } from './cost.mjs';
import { untilIdle } from './until-idle.mjs';
import { setUpBench, median } from './setup.mjs';
import { httpClient, load } from './load.mjs';
import { sql2026November } from './sql-2026-11.mjs';
import { addStudents, offeredStarts } from './teachers.mjs';

const clients = 32;
const rounds = 3;
const roundMs = 4000;
const counted = 1000;
const sustained = { perSecond: 120, seconds: 60 };
const topology = process.argv[2] ?? 'embedded';
const limits = process.argv[3] ?? 'off';
/** ratio, cost or sustained; all of them by default. */
const only = process.argv[4];
const [goal, wrong, pool] = topology === 'embedded' ? [0.65, 0.6, 8] : [0.4, 0.38, 10];

// With limits on, each request comes from a different address, as if from that many users.
const env = limits === 'on' ? { RATE_LIMITS: 'on', TRUST_PROXY: 'on', MAX_UNPAID_BOOKINGS: '100' } : {};
const bench = await setUpBench({ teachers: 1500, topology, env });
const raw = await sql2026November(bench, pool);
const { call, close } = httpClient(bench.url, clients);
const students = await addStudents(bench.admin, bench.teacherIds.length);
const tokenOf = bench.tokensOf(students, 'student');
const starts = offeredStarts();
let next = 0;
// As many students as teachers: each takes every start once, because a student may have one lesson at a time.
const nextHour = () => {
  const n = next++;
  const teacherId = bench.teacherIds[n % bench.teacherIds.length];
  return { n, teacherId, startsAt: starts[Math.floor(n / bench.teacherIds.length)], student: n % students.length, key: `click-${n}` };
};

const api = async () => {
  const { n, student, key, ...body } = nextHour();
  return call('POST', '/api/bookings', {
    body,
    key,
    token: await tokenOf(student),
    from: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    status: 201,
  });
};
const sql = () => {
  const { teacherId, startsAt, student, key } = nextHour();
  return raw.book(teacherId, startsAt, students[student], key);
};

/** What a browser loads before booking: the teacher, the open slots, the student's own lessons. */
let browsed = 0;
const browse = async () => {
  const nth = browsed++ % students.length;
  const [teacherId, token] = [bench.teacherIds[nth], await tokenOf(nth)];
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
    bench.product.pause();
    const bare = await load(sql, roundMs, clients);
    await bench.admin.query(`UPDATE booking.outbox SET sent_at = now() WHERE request_id IS NULL AND sent_at IS NULL`);
    await bench.admin.query(`UPDATE booking.due_work SET cancelled_at = now() WHERE done_at IS NULL AND cancelled_at IS NULL`);
    bench.product.resume();
    const whole = await load(api, roundMs, clients);
    const idleMs = await untilIdle(bench.admin);
    ratios.push(whole.perSecond / bare.perSecond);
    console.log(
      `round ${n}, ${clients} clients  SQL ${line(bare)}   API ${line(whole)}   ratio ${ratios.at(-1).toFixed(2)}   idle after ${seconds(idleMs)} s`,
    );
  }
  console.log(`API / SQL, median    ${median(ratios).toFixed(2)}   (goal >= ${goal}; below ${wrong}: investigate)`);
}

async function count() {
  const cost = await meter(bench);
  let left = counted;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0) await api();
    }),
  );
  const waiting = await cost();
  const idleMs = await untilIdle(bench.admin);
  const inAll = await cost();
  console.log(
    `${counted} bookings       ${(waiting.cpuMs / counted).toFixed(1)} ms CPU per booking in the foreground, ${(inAll.cpuMs / counted).toFixed(1)} ms in total (goal <= 14)   ` +
      `${(inAll.statements / counted).toFixed(1)} statements (goal <= 55)   idle after ${seconds(idleMs)} s`,
  );
}

/** Open-loop load: this many bookings every second, whether or not earlier ones are answered. */
async function sustain() {
  const backlog = [];
  const { rows } = await bench.admin.query('SELECT count(*)::int AS booked FROM booking.bookings');
  const asked = [];
  for (let second = 0; second < sustained.seconds; second++) {
    const from = performance.now();
    for (let n = 0; n < sustained.perSecond; n++) asked.push(api());
    await sleep(Math.max(0, 1000 - (performance.now() - from)));
    if (second % 10 === 9) {
      const due = await bench.admin.query('SELECT count(*)::int AS unsent FROM booking.outbox WHERE sent_at IS NULL');
      const mails = await bench.admin.query(`SELECT count(*)::int AS planned FROM notification.notifications WHERE mail = 'planned'`);
      backlog.push(due.rows[0].unsent + mails.rows[0].planned);
    }
  }
  await Promise.all(asked);
  const idleMs = await untilIdle(bench.admin);
  const after = await bench.admin.query('SELECT count(*)::int AS booked FROM booking.bookings');
  console.log(
    `${sustained.perSecond}/s for ${sustained.seconds} s       ${after.rows[0].booked - rows[0].booked} booked; events and emails queued, every 10 s: ${backlog.join(', ')}   idle after ${seconds(idleMs)} s`,
  );
}

const parts = { ratio: compare, cost: count, sustained: sustain };

try {
  // These teachers were written by SQL: the first booking with each asks for what booking would otherwise know from events.
  while (browsed < students.length) await load(browse, 1000, clients);
  while (next < bench.teacherIds.length) await load(api, 1000, clients);
  await untilIdle(bench.admin);
  const one = await load(api, 2000, 1);
  console.log(`one client           p50 ${one.p50.toFixed(1)} ms, p99 ${one.p99.toFixed(1)} ms   (goal: p50 <= 15 ms)`);
  await untilIdle(bench.admin);
  for (const part of only ? [only] : Object.keys(parts)) await parts[part]();
} finally {
  await raw.close();
  close();
  await bench.close();
}
