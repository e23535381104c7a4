import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from './people.mjs';

const patienceMs = 90_000;

/** Students who book and cancel over HTTP, retrying with the same key until they get an answer. `clientLog` records every answer. */
export function startClients(urls, { teachers, students }, random) {
  const clientLog = { bookings: [], cancelled: new Map(), inDoubt: [], answers: {}, retries: 0, wrong: [], unanswered: [] };
  let over = false;
  let turn = 0;
  const url = () => urls[turn++ % urls.length];
  const count = (what) => (clientLog.answers[what] = (clientLog.answers[what] ?? 0) + 1);

  async function untilAnswered(request) {
    const until = performance.now() + patienceMs;
    for (let tries = 1; performance.now() < until; tries++) {
      const answer = await request().catch(
        ({ cause, message }) => void clientLog.unanswered.push(`${cause?.code ?? message} at ${new Date().toISOString()}`),
      );
      if (answer?.status >= 500 && !(answer.status === 503 && Number(answer.retryAfter) > 0))
        clientLog.wrong.push(`${answer.status} ${answer.text}`);
      const busy = !answer || answer.status >= 500 || answer.json?.code === 'in-progress' || answer.status === 401;
      if (!busy) return { answer, tries };
      clientLog.retries++;
      await sleep(200 + 50 * Math.min(tries, 20));
    }
    return { answer: undefined };
  }

  async function book(student, mine, rng) {
    const teacher = rng.oneOf(teachers);
    const body = { teacherId: teacher.id, startsAt: rng.oneOf(teacher.starts), expectedPriceCents: 2500 };
    const key = randomUUID();
    const { answer } = await untilAnswered(async () => send(url(), 'POST', '/api/bookings', { token: await student.token(), key, body }));
    const about = { student, key, body, ...answer };
    if (!answer) clientLog.inDoubt.push(about);
    else count(`book ${answer.status}`);
    if (answer?.status !== 201) return;
    clientLog.bookings.push({ ...about, id: answer.json.id });
    mine.push(answer.json.id);
  }

  async function cancel(student, mine, rng) {
    const [id] = mine.splice(rng.upTo(mine.length), 1);
    const { answer, tries } = await untilAnswered(async () =>
      send(url(), 'POST', `/api/lessons/${id}/cancel`, { token: await student.token(), body: { reason: 'plans changed' } }),
    );
    count(`cancel ${answer?.status ?? 'without answer'}`);
    // A retry on a cancelled lesson is refused: the first try had worked.
    clientLog.cancelled.set(id, answer?.status === 200 || (tries > 1 && answer) ? 'cancelled' : 'in doubt');
  }

  const clients = students.map(async (student) => {
    const [mine, rng] = [[], random.child()];
    while (!over) {
      if (mine.length > 0 && rng.next() < 0.4) await cancel(student, mine, rng);
      else await book(student, mine, rng);
      await sleep(rng.between(100, 700));
    }
  });
  return {
    clientLog,
    async stop() {
      over = true;
      await Promise.all(clients);
      return clientLog;
    },
  };
}
