// The cost of a refusal: refused bookings compared with successful ones in the same run, and a crowd that requests the same hours at once.
import { untilIdle } from './until-idle.mjs';
import { setUpBench } from './setup.mjs';
import { httpClient, load, percentiles } from './load.mjs';
import { addStudents, offeredStarts } from './teachers.mjs';

const roundMs = 4000;
const topology = process.argv[2] ?? 'embedded';
const goalMs = topology === 'embedded' ? 3000 : 6000;

const bench = await setUpBench({ teachers: 600, topology });
const students = await addStudents(bench.admin, bench.teacherIds.length);
const tokenOf = bench.tokensOf(students, 'student');
const starts = offeredStarts();
const { call, close } = httpClient(bench.url, 600);
let clicks = 0;
const book = async (teacher, start, student) => {
  const body = { teacherId: bench.teacherIds[teacher], startsAt: starts[start] };
  return call('POST', '/api/bookings', { body, key: `click-${clicks++}`, token: await tokenOf(student), status: [201, 409] });
};

// The last two teachers are reserved for the crowd.
let won = 0;
const win = () => {
  const n = won++;
  const teacher = n % 500;
  return book(teacher, Math.floor(n / 500), teacher);
};
const loser = () => 500 + (clicks % 90);
const loseOneHour = () => book(0, 0, loser());
const loseAnyHour = () => book(clicks % 500, 0, loser());

try {
  await load(win, roundMs, 32);
  await untilIdle(bench.admin);
  for (let round = 1; round <= 3; round++) {
    const bookings = await load(win, roundMs, 32);
    await untilIdle(bench.admin);
    const said = ({ perSecond, p50, p99 }) =>
      `${perSecond.toFixed(0)}/s p50 ${p50.toFixed(0)} p99 ${p99.toFixed(0)} ms ratio ${(perSecond / bookings.perSecond).toFixed(2)}`;
    const oneHour = said(await load(loseOneHour, roundMs, 64));
    const anyHour = said(await load(loseAnyHour, roundMs, 64));
    console.log(`round ${round}  bookings, 32 clients ${bookings.perSecond.toFixed(0)}/s   refusals, 64 clients`);
    console.log(`         one hour   ${oneHour}   (goal: ratio >= 2, p99 < 300 ms)`);
    console.log(`         500 hours  ${anyHour}`);
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
  const { rows } = await bench.admin.query('SELECT count(*)::int AS sold FROM booking.bookings WHERE teacher_id = ANY($1)', [
    bench.teacherIds.slice(598),
  ]);
  console.log(
    `crowd    ${crowd.length} at once on 24 hours: ${rows[0].sold} sold, all answered 201 or 409 within ${Math.max(...took).toFixed(0)} ms, p50 ${percentiles(took).p50.toFixed(0)} ms   (goal: ${goalMs} ms)`,
  );
} finally {
  close();
  await bench.close();
}
