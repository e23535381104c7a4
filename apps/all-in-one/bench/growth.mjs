// p95 of booking, open slots, own lessons and search, before and after growing teachers and lessons a hundredfold.
import { untilIdle } from './until-idle.mjs';
import { setUpBench } from './setup.mjs';
import { httpClient, load } from './load.mjs';
import { addTeachers, offeredStarts } from './teachers.mjs';

const small = { teachers: 1000, lessons: 10_000 };
const large = { teachers: 100_000, lessons: 1_000_000 };
const clients = 4;
const roundMs = 5000;
const goal = 1.5;
const lessonsEach = 50;

const bench = await setUpBench({ teachers: small.teachers });
const { call, close } = httpClient(bench.url, clients);
const day = (n) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
let tokenOf;
const students = 200;
let next = 0;

// Past lessons: one a day going back from yesterday, fifty per student.
async function addLessons(count, teacherIds) {
  await bench.admin.query(
    `CREATE TEMP TABLE IF NOT EXISTS people (student_id uuid);
     TRUNCATE people;
     INSERT INTO people SELECT gen_random_uuid() FROM generate_series(1, ${count / lessonsEach});`,
  );
  await bench.admin.query(
    `INSERT INTO booking.bookings
     SELECT id, id, 3, student_id, teacher_id, 'completed', 'Mathematics', NULL, '', at, at + interval '1 hour', at + interval '75 minutes',
            'Africa/Accra', at::date, to_char(at, 'HH24:MI'), to_char(at + interval '1 hour', 'HH24:MI'), 2500, at, at, NULL, NULL, NULL, false, at, at
     FROM (
       SELECT gen_random_uuid() AS id, student_id, ($1::uuid[])[(1 + (row_number() OVER ()) % $2)::int] AS teacher_id,
              date_trunc('hour', now()) - make_interval(hours => 24 * lesson) AS at
       FROM people, generate_series(1, ${lessonsEach}) AS lesson
     ) AS planned`,
    [teacherIds, teacherIds.length],
  );
  await bench.admin.query(
    `INSERT INTO scheduling.busy_times (booking_id, version, teacher_id, starts_at, free_at, live)
     SELECT id, version, teacher_id, starts_at, free_at, true FROM booking.bookings ON CONFLICT DO NOTHING`,
  );
  await bench.admin.query(
    `INSERT INTO catalog.openings SELECT user_id, 0, $1::timestamptz[] FROM catalog.profiles ON CONFLICT DO NOTHING`,
    [offeredStarts()],
  );
  const { rows } = await bench.admin.query('SELECT student_id FROM people LIMIT $1', [students]);
  const ids = rows.map(({ student_id }) => student_id);
  tokenOf = bench.tokensOf(ids, 'student');
  await bench.admin.query('VACUUM ANALYZE');
}

async function measure(teacherIds, starts) {
  const teacher = () => teacherIds[next++ % teacherIds.length];
  const some = teacherIds.slice(0, 1000);
  let booked = 0;
  const acts = {
    book: async () => {
      const n = booked++;
      const body = { teacherId: some[n % some.length], startsAt: starts[Math.floor(n / some.length)] };
      await call('POST', '/api/bookings', { body, token: await bench.studentToken(), status: 201 });
    },
    // A different query every time, so that none is answered from the cache.
    slots: () => {
      const last = 13 + (Math.floor(next / teacherIds.length) % 40);
      return call('GET', `/api/teachers/${teacher()}/slots?from=${day(0)}&to=${day(last)}&timeZone=Africa/Lagos`);
    },
    lessons: async () => call('GET', '/api/lessons?when=past&timeZone=Africa/Lagos', { token: await tokenOf(next++ % students) }),
    search: () => call('GET', '/api/teachers?subject=Mathematics&limit=20'),
  };
  const found = {};
  for (const [name, act] of Object.entries(acts)) {
    await load(act, 1000, clients);
    found[name] = (await load(act, roundMs, clients)).p95;
    await untilIdle(bench.admin);
  }
  return found;
}

try {
  const starts = offeredStarts();
  const half = Math.floor(starts.length / 2);
  await addLessons(small.lessons, bench.teacherIds);
  const before = await measure(bench.teacherIds, starts.slice(0, half));
  const all = [...bench.teacherIds, ...(await addTeachers(bench.admin, large.teachers - small.teachers))];
  await addLessons(large.lessons - small.lessons, all);
  const after = await measure(all, starts.slice(half));
  for (const [name, ms] of Object.entries(before))
    console.log(
      `${name.padEnd(8)} p95 ${ms.toFixed(1)} ms, then ${after[name].toFixed(1)} ms   x ${(after[name] / ms).toFixed(2)}   (goal <= ${goal})`,
    );
} finally {
  close();
  await bench.close();
}
