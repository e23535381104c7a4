// Latency from the answer to a booking to the push on the teacher's open page, over a real socket, at a steady rate.
import { io } from 'socket.io-client';
import { setTimeout as sleep } from 'node:timers/promises';
import { untilIdle } from './until-idle.mjs';
import { setUpBench } from './setup.mjs';
import { httpClient, percentiles } from './load.mjs';
import { offeredStarts } from './teachers.mjs';

const bookings = 150;
const everyMs = 100;
const goalMs = 500;
const topology = process.argv[2] ?? 'embedded';

const bench = await setUpBench({ teachers: 10, topology });
const { call, close } = httpClient(bench.url, 8);
const starts = offeredStarts();
const bookedAt = new Map();
const latencies = [];
const sockets = [];

try {
  for (const teacherId of bench.teacherIds) {
    const token = await bench.tokenOf(teacherId, 'teacher');
    const socket = io(`${bench.url}/live`, { transports: ['websocket'], auth: { token } });
    socket.on('notification.created', ({ relatedId, type }) => {
      if (type === 'new_booking') latencies.push(performance.now() - (bookedAt.get(relatedId) ?? performance.now()));
    });
    await new Promise((there, failed) => socket.once('connect', there).once('connect_error', failed));
    sockets.push(socket);
  }
  for (let n = 0; n < bookings; n++) {
    const teacherId = bench.teacherIds[n % bench.teacherIds.length];
    const startsAt = starts[Math.floor(n / bench.teacherIds.length)];
    const answer = await call('POST', '/api/bookings', { body: { teacherId, startsAt }, token: await bench.studentToken(), status: 201 });
    bookedAt.set(JSON.parse(answer).id, performance.now());
    await sleep(everyMs);
  }
  await untilIdle(bench.admin);
  const { p50, p95, p99 } = percentiles(latencies);
  console.log(
    `${latencies.length} of ${bookings} notifications   p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms after the answer   (goal: p99 < ${goalMs} ms)`,
  );
} finally {
  for (const socket of sockets) socket.close();
  close();
  await bench.close();
}
