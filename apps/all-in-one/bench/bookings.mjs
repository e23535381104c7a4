// POST /api/bookings beside the very same SQL in a loop over pg, in alternating rounds of one run: only the ratio is worth quoting.
import { Agent, request } from 'node:http';
import { makeGround, median, offeredStarts, percentile } from './ground.mjs';
import { sameSql } from './same-sql.mjs';

const clients = 32;
const rounds = 3;
const warmMs = 4000;
const roundMs = 4000;
const goal = 0.65;
const wrong = 0.45;

const ground = await makeGround({ teachers: 1500, port: 3977 });
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const raw = sameSql(ground, clients);
const students = await Promise.all(Array.from({ length: 4000 }, ground.studentToken));
const starts = offeredStarts();
let next = 0;
const nextHour = () => {
  const n = next++;
  return [ground.teacherIds[n % ground.teacherIds.length], starts[Math.floor(n / ground.teacherIds.length)], n];
};

function post(teacherId, startsAt, token) {
  const body = JSON.stringify({ teacherId, startsAt });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const sent = request(`${ground.url}/api/bookings`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => (answer.statusCode === 201 ? resolve() : reject(new Error(`answered ${answer.statusCode}`))));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

async function round(work, ms = roundMs, atOnce = clients) {
  const latencies = [];
  const from = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - from < ms) {
        const began = performance.now();
        await work(...nextHour());
        latencies.push(performance.now() - began);
      }
    }),
  );
  return {
    perSecond: (latencies.length * 1000) / (performance.now() - from),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}

// A student may hold one lesson an hour: with 4,000 of them and one start per 1,500 bookings, none meets itself.
const api = (teacherId, startsAt, n) => post(teacherId, startsAt, students[n % students.length]);
// Every event told and every job that is due done, in all services; twice in a row, for one thing leads to the next.
const services = ['catalog', 'scheduling', 'booking', 'payments', 'notification', 'messaging'];
const left = services.flatMap((service) => [
  `(SELECT count(*) FROM ${service}.outbox WHERE sent_at IS NULL)`,
  `(SELECT count(*) FROM ${service}.due_work WHERE done_at IS NULL AND cancelled_at IS NULL AND due_at < now())`,
]);
const untilDrained = async () => {
  for (let quiet = 0; quiet < 2;) {
    const { rows } = await ground.admin.query(`SELECT (${left.join(' + ')})::int AS waiting`);
    quiet = rows[0].waiting === 0 ? quiet + 1 : 0;
    await new Promise((done) => setTimeout(done, 250));
  }
};

try {
  await round(api, warmMs);
  await untilDrained();
  const one = await round(api, 2000, 1);
  console.log(`one client           p50 ${one.p50.toFixed(1)} ms, p99 ${one.p99.toFixed(1)} ms   (goal: p50 <= 15 ms)`);
  const ratios = [];
  for (let n = 1; n <= rounds; n++) {
    ground.product.pause();
    const sql = await round(raw.book);
    await ground.admin.query(`UPDATE booking.outbox SET sent_at = now() WHERE request_id IS NULL AND sent_at IS NULL`);
    await ground.admin.query(`UPDATE booking.due_work SET cancelled_at = now() WHERE done_at IS NULL AND cancelled_at IS NULL`);
    ground.product.goOn();
    const http = await round(api);
    const drainFrom = performance.now();
    await untilDrained();
    ratios.push(http.perSecond / sql.perSecond);
    console.log(
      `round ${n}, ${clients} clients  SQL ${sql.perSecond.toFixed(0)}/s p50 ${sql.p50.toFixed(1)} p99 ${sql.p99.toFixed(0)} ms   API ${http.perSecond.toFixed(0)}/s p50 ${http.p50.toFixed(1)} p99 ${http.p99.toFixed(0)} ms   ratio ${ratios.at(-1).toFixed(2)}   events caught up after ${((performance.now() - drainFrom) / 1000).toFixed(1)} s`,
    );
  }
  const ratio = median(ratios);
  console.log(`API / SQL, median    ${ratio.toFixed(2)}   (goal >= ${goal}; below ${wrong} something is wrong)`);
} finally {
  await raw.close();
  agent.destroy();
  await ground.close();
}
