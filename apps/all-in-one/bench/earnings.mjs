// A teacher with 100,000 payments: the requests of the earnings page, and the memory of the CSV export.
import { request } from 'node:http';
import { setUpBench } from './setup.mjs';
import { httpClient, load } from './load.mjs';

const payments = 100_000;
const goalMs = 50;
const goalMb = 50;
const roundMs = 5000;

const bench = await setUpBench({ teachers: 1 });
const { call, close } = httpClient(bench.url, 1);
try {
  const [teacherId] = bench.teacherIds;
  await addPayments(teacherId);
  const token = await bench.tokenOf(teacherId, 'teacher');
  const asks = {
    'the cards and months': '/api/earnings?period=all',
    'this month': '/api/earnings?period=this-month',
    'the first page': '/api/earnings/transactions?period=all',
  };
  for (const [name, path] of Object.entries(asks)) {
    await load(() => call('GET', path, { token }), 1000, 1);
    const { p50, p95 } = await load(() => call('GET', path, { token }), roundMs, 1);
    console.log(
      `  ${name.padEnd(22)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (goal ${goalMs})${p95 <= goalMs ? '' : '   MISSED'}`,
    );
  }
  await download(token);
  const { megabytes, lines, seconds } = await download(token);
  const missed = megabytes <= goalMb ? '' : '   MISSED';
  console.log(`  CSV export: ${lines} lines in ${seconds.toFixed(1)} s, peak +${megabytes.toFixed(0)} MB memory (goal ${goalMb})${missed}`);
} finally {
  close();
  await bench.close();
}

/** Five years of lessons with two hundred students, most of them paid out. */
async function addPayments(teacherId) {
  const at = `now() - make_interval(mins => n * 26)`;
  await bench.admin.query(
    `INSERT INTO auth.users (id, email, password_hash, role, time_zone, terms_agreed_at, created_at)
     VALUES ($1, 'many@example.com', '', 'teacher', 'Africa/Lagos', now(), now())`,
    [teacherId],
  );
  await bench.admin.query('CREATE TEMP TABLE students AS SELECT gen_random_uuid() AS id, seat FROM generate_series(0, 199) AS seat');
  await bench.admin.query(
    `INSERT INTO payments.payments (id, agreement_id, booking_id, booking_version, booking_cancelled, refund_due, student_id, teacher_id, amount_cents, fee_cents,
       charge, payout, pay_by, paid_at, version, created_at, changed_at, subject, provider)
     SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 1, false, false, s.id, $1, 2500, 375, 'captured',
       CASE WHEN n < 500 THEN 'due' ELSE 'done' END, ${at}, ${at}, 2, ${at}, ${at}, 'Mathematics', 'sandbox'
     FROM generate_series(1, ${payments}) AS n JOIN students s ON s.seat = n % 200`,
    [teacherId],
  );
  await bench.admin.query('VACUUM ANALYZE');
}

async function download(token) {
  const before = bench.product.memoryMb();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, bench.product.memoryMb())), 20);
  const from = performance.now();
  const lines = await linesOf('/api/earnings/export.csv?period=all', token);
  clearInterval(watch);
  return { lines, megabytes: most - before, seconds: (performance.now() - from) / 1000 };
}

function linesOf(path, token) {
  return new Promise((resolve, reject) => {
    const sent = request(`${bench.url}${path}`, { headers: { authorization: `Bearer ${token}` } }, (answer) => {
      let lines = 0;
      answer.on('data', (part) => (lines += part.toString().split('\n').length - 1));
      answer.once('end', () => resolve(lines));
      answer.once('aborted', () => reject(new Error('The download was cut off.')));
    });
    sent.once('error', reject);
    sent.end();
  });
}
