// What a "no" costs: refused bookings beside won ones in the same run, and a crowd that asks for the same hours at one moment.
import { untilDrained } from './drained.mjs';
import { makeGround } from './ground.mjs';
import { caller, load, spread } from './load.mjs';
import { addStudents, offeredStarts } from './teachers.mjs';

const roundMs = 4000;
const topology = process.argv[2] ?? 'embedded';
const goalMs = topology === 'embedded' ? 3000 : 6000;

const ground = await makeGround({ teachers: 600, port: 3978, topology });
const students = await addStudents(ground.admin, ground.teacherIds.length);
const tokens = await Promise.all(students.map((id) => ground.tokenOf(id, 'student')));
const starts = offeredStarts();
const { call, close } = caller(ground.url, 600);
let clicks = 0;
const book = (teacher, start, student) => {
  const body = { teacherId: ground.teacherIds[teacher], startsAt: starts[start] };
  return call('POST', '/api/bookings', { body, key: `click-${clicks++}`, token: tokens[student], status: [201, 409] });
};

// Each round books on teachers of its own; the last two teachers are kept for the crowd.
let won = 0;
const win = () => {
  const n = won++;
  const teacher = n % 500;
  return book(teacher, Math.floor(n / 500), teacher);
};
const lose = () => book(clicks % 500, 0, 500 + (clicks % 90));

try {
  await load(win, roundMs, 32);
  await untilDrained(ground.admin);
  for (let round = 1; round <= 3; round++) {
    const bookings = await load(win, roundMs, 32);
    await untilDrained(ground.admin);
    const refusals = await load(lose, roundMs, 64);
    console.log(
      `round ${round}  bookings, 32 clients ${bookings.perSecond.toFixed(0)}/s   refusals, 64 clients ${refusals.perSecond.toFixed(0)}/s p50 ${refusals.p50.toFixed(0)} p99 ${refusals.p99.toFixed(0)} ms   ratio ${(refusals.perSecond / bookings.perSecond).toFixed(2)} (goal >= 1)`,
    );
  }
  const crowd = Array.from({ length: 24 * 12 * 2 }, (_, n) => ({
    teacher: 598 + (n % 2),
    start: (n >> 1) % 12,
    student: 500 + Math.floor(n / 24),
  }));
  const from = performance.now();
  const took = [];
  await Promise.all(
    crowd.map(({ teacher, start, student }) => book(teacher, start, student).then(() => took.push(performance.now() - from))),
  );
  const { rows } = await ground.admin.query('SELECT count(*)::int AS sold FROM booking.bookings WHERE teacher_id = ANY($1)', [
    ground.teacherIds.slice(598),
  ]);
  console.log(
    `crowd    ${crowd.length} at once on 24 hours: ${rows[0].sold} sold, all answered 201 or 409 within ${Math.max(...took).toFixed(0)} ms, p50 ${spread(took).p50.toFixed(0)} ms   (goal: ${goalMs} ms)`,
  );
} finally {
  close();
  await ground.close();
}
