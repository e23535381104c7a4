// Pairs of scripted people who write to each other through the API, whatever happens to it.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, readConversation } from './message-checks.mjs';
import { register, send } from './start-lesson.mjs';

const patienceMs = 120_000;

/** Returns pairs of a student and a teacher; the student writes first, and the teacher answers. `urls`: the gateways. */
export async function addPairs(urls, count) {
  const pairs = [];
  for (let n = 0; n < count; n++) {
    const teacher = await register(urls[0], 'teacher', `Teacher${n}`);
    const student = await register(urls[0], 'student', `Student${n}`);
    pairs.push([student, teacher]);
  }
  for (const [student, teacher] of pairs) {
    await untilSent(urls[0], student, teacher, 'hello');
    await untilSent(urls[0], teacher, student, 'hello');
  }
  return pairs;
}

/** Lets every pair write `count` messages each way, one every `everyMs`, and read what the other has written. */
export function startPairs(urls, pairs, { count, everyMs }) {
  const told = { tries: 0, backwards: [] };
  const writing = pairs.flatMap(([student, teacher]) => [write(student, teacher), write(teacher, student)]);

  async function write(person, other) {
    const from = performance.now();
    let readUpTo = 0;
    for (let n = 1; n <= count; n++) {
      await sleep(Math.max(0, from + n * everyMs - performance.now()));
      told.tries += (await untilSent(urls[n % urls.length], person, other, `${person.firstName} ${n}`)) - 1;
      const messages = `/api/conversations/${other.id}/messages?after=0&limit=1`;
      const page = await sendAs(person, urls[(n + 1) % urls.length], 'GET', messages).catch(() => undefined);
      if (!page) continue;
      if (page.readUpTo < readUpTo) told.backwards.push(`${person.firstName}: ${readUpTo}, then ${page.readUpTo}`);
      readUpTo = Math.max(readUpTo, page.readUpTo);
      await sendAs(person, urls[0], 'POST', `/api/conversations/${other.id}/read`, {}).catch(() => undefined);
    }
  }
  return { told, done: Promise.all(writing) };
}

/** What the API shows the people of every pair, against what they have written. */
export async function checkPairs(url, pairs, count) {
  const texts = ({ firstName }) => Array.from({ length: count }, (_, at) => `${firstName} ${at + 1}`);
  const rows = [];
  for (const pair of pairs)
    for (const [person, other] of [pair, pair.toReversed()]) {
      const seen = (await readConversation(url, person, other.id)).slice(2);
      rows.push(compare(seen, pair.map(texts)));
    }
  return rows;
}

/** Sends a message, again and again with the same client id until it is answered. Returns the number of tries. */
async function untilSent(url, person, other, text) {
  const clientId = randomUUID();
  for (let tries = 1, from = performance.now(); ; tries++, await sleep(300)) {
    try {
      await sendAs(person, url, 'POST', `/api/conversations/${other.id}/messages`, { text, clientId });
      return tries;
    } catch (error) {
      if (performance.now() - from > patienceMs || /: 4(?!01|29)\d\d /.test(error.message)) throw error;
    }
  }
}

async function sendAs(person, url, method, path, body) {
  return send(url, method, path, { token: await tokenOf(url, person), body });
}

const halfLifeMs = 300_000;

/** Access tokens last some minutes, so a long run signs in again. */
async function tokenOf(url, person) {
  if (performance.now() - (person.since ?? 0) < halfLifeMs) return person.token;
  const { accessToken } = await send(url, 'POST', '/api/auth/login', { body: { email: person.email, password: person.password } });
  Object.assign(person, { token: accessToken, since: performance.now() });
  return accessToken;
}
