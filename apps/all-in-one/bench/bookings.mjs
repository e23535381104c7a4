// POST /api/bookings beside the very same SQL in a loop over pg, in alternating rounds of one run: only the ratio is worth quoting.
import { untilDrained } from './drained.mjs';
import { makeGround, median } from './ground.mjs';
import { caller, load } from './load.mjs';
import { sameSql } from './same-sql.mjs';
import { addStudents, offeredStarts } from './teachers.mjs';

const clients = 32;
const rounds = 3;
const warmMs = 4000;
const roundMs = 4000;
const topology = process.argv[2] ?? 'embedded';
const [goal, wrong] = topology === 'embedded' ? [0.65, 0.45] : [0.4, 0.25];

const ground = await makeGround({ teachers: 1500, port: 3977, topology });
const raw = sameSql(ground, clients);
const { call, close } = caller(ground.url, clients);
const students = await addStudents(ground.admin, ground.teacherIds.length);
const tokens = await Promise.all(students.map((id) => ground.tokenOf(id, 'student')));
const starts = offeredStarts();
let next = 0;
// As many students as teachers: each takes every start once, for a student may hold one lesson an hour.
const nextHour = () => {
  const n = next++;
  const teacherId = ground.teacherIds[n % ground.teacherIds.length];
  return { teacherId, startsAt: starts[Math.floor(n / ground.teacherIds.length)], student: n % students.length, key: `click-${n}` };
};

const api = () => {
  const { student, key, ...body } = nextHour();
  return call('POST', '/api/bookings', { body, key, token: tokens[student], status: 201 });
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

try {
  while (looked < students.length) await load(look, 1000, clients);
  await load(api, warmMs, clients);
  await untilDrained(ground.admin);
  const one = await load(api, 2000, 1);
  console.log(`one client           p50 ${one.p50.toFixed(1)} ms, p99 ${one.p99.toFixed(1)} ms   (goal: p50 <= 15 ms)`);
  await untilDrained(ground.admin);
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
      `round ${n}, ${clients} clients  SQL ${line(bare)}   API ${line(whole)}   ratio ${ratios.at(-1).toFixed(2)}   caught up after ${(drainedMs / 1000).toFixed(1)} s`,
    );
  }
  console.log(`API / SQL, median    ${median(ratios).toFixed(2)}   (goal >= ${goal}; below ${wrong} something is wrong)`);
} finally {
  await raw.close();
  close();
  await ground.close();
}
