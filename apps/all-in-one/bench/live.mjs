// Latency from sending a message to its push on the other person's open page, at a steady rate and beside many open sockets, and their memory.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { untilIdle } from './until-idle.mjs';
import { setUpBench } from './setup.mjs';
import { httpClient, percentiles } from './load.mjs';
import { addStudents, offeredStarts } from './teachers.mjs';

const pairs = 25;
const perSecond = 50;
const seconds = 30;
const goalMs = 150;
const idleSockets = 2000;
const topology = process.argv[2] ?? 'embedded';

const bench = await setUpBench({ teachers: pairs, topology });
const { call, close } = httpClient(bench.url, 64);
const sentAt = new Map();
const latencies = [];
const sockets = [];

async function open(token) {
  const socket = io(`${bench.url}/live`, { transports: ['websocket'], forceNew: true, auth: { token } });
  sockets.push(socket);
  await new Promise((there, failed) => socket.once('connect', there).once('connect_error', failed));
  return socket;
}

/** Two people with a lesson, each with an open page. */
async function pair(teacherId, studentId, at) {
  const people = [
    { id: teacherId, token: await bench.tokenOf(teacherId, 'teacher') },
    { id: studentId, token: await bench.tokenOf(studentId, 'student') },
  ];
  const body = { teacherId, startsAt: offeredStarts()[at % 5] };
  await call('POST', '/api/bookings', { body, token: people[1].token, status: 201 });
  for (const { id, token } of people)
    (await open(token)).on('message.sent', ({ clientId, receiverId }) => {
      if (receiverId === id) latencies.push(performance.now() - sentAt.get(clientId));
    });
  return people;
}

async function write([from, to]) {
  const clientId = randomUUID();
  sentAt.set(clientId, performance.now());
  const body = { text: 'Could you look at exercise 12 with me?', clientId };
  await call('POST', `/api/conversations/${to.id}/messages`, { body, token: from.token, status: [200, 201] });
}

/** Resident memory of a product in one process, in MB; apart, of the gateway. */
async function memoryMb() {
  await sleep(2000);
  const pid = topology === 'embedded' ? bench.product.pid() : bench.product.pids().gateway;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

try {
  const students = await addStudents(bench.admin, pairs);
  const couples = [];
  for (const [at, teacherId] of bench.teacherIds.entries()) couples.push(await pair(teacherId, students[at], at));
  await untilIdle(bench.admin);
  const before = await memoryMb();
  for (let n = 0; n < idleSockets; n++) await open(await bench.studentToken());
  const after = await memoryMb();
  console.log(
    `${idleSockets} more sockets   ${(((after - before) * 1024) / idleSockets).toFixed(0)} kB each (${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after)`,
  );
  const writing = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    const [one, other] = couples[n % pairs];
    writing.push(write(n % 2 === 0 ? [one, other] : [other, one]));
    await sleep(1000 / perSecond);
  }
  await Promise.all(writing);
  await sleep(1000);
  const { p50, p95, p99 } = percentiles(latencies);
  console.log(
    `${latencies.length} of ${writing.length} messages at ${perSecond}/s   p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms to the other's page   (goal: p95 < ${goalMs} ms)`,
  );
} finally {
  for (const socket of sockets) socket.close();
  close();
  await bench.close();
}
