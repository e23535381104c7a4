// From the answer of a booking (its commit) to the teacher's open page being told, over a real socket, at a steady pace.
import { io } from 'socket.io-client';
import { setTimeout as sleep } from 'node:timers/promises';
import { untilDrained } from './drained.mjs';
import { makeGround } from './ground.mjs';
import { caller, spread } from './load.mjs';
import { offeredStarts } from './teachers.mjs';

const bookings = 150;
const everyMs = 100;
const goalMs = 500;
const topology = process.argv[2] ?? 'embedded';

const ground = await makeGround({ teachers: 10, port: 3980, topology });
const { call, close } = caller(ground.url, 8);
const starts = offeredStarts();
const rung = new Map();
const heard = [];
const sockets = [];

try {
  for (const teacherId of ground.teacherIds) {
    const token = await ground.tokenOf(teacherId, 'teacher');
    const socket = io(`${ground.url}/live`, { transports: ['websocket'], auth: { token } });
    socket.on('notification.created', ({ relatedId, type }) => {
      if (type === 'new_booking') heard.push(performance.now() - (rung.get(relatedId) ?? performance.now()));
    });
    await new Promise((there, failed) => socket.once('connect', there).once('connect_error', failed));
    sockets.push(socket);
  }
  for (let n = 0; n < bookings; n++) {
    const teacherId = ground.teacherIds[n % ground.teacherIds.length];
    const startsAt = starts[Math.floor(n / ground.teacherIds.length)];
    const answer = await call('POST', '/api/bookings', { body: { teacherId, startsAt }, token: await ground.studentToken(), status: 201 });
    rung.set(JSON.parse(answer).id, performance.now());
    await sleep(everyMs);
  }
  await untilDrained(ground.admin);
  const { p50, p95, p99 } = spread(heard);
  console.log(
    `${heard.length} of ${bookings} bells   p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms after the answer   (goal: p99 < ${goalMs} ms)`,
  );
} finally {
  for (const socket of sockets) socket.close();
  close();
  await ground.close();
}
