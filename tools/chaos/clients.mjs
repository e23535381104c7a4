import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from './people.mjs';

const patienceMs = 90_000;

/** Students who book and cancel over HTTP, each asking again with the same key until there is an answer; what each was told is kept. */
export function startClients(urls, { teachers, students }, random) {
  const told = { bookings: [], cancelled: new Map(), inDoubt: [], answers: {}, retries: 0, wrong: [] };
  let over = false;
  let turn = 0;
  const url = () => urls[turn++ % urls.length];
  const count = (what) => (told.answers[what] = (told.answers[what] ?? 0) + 1);

  async function untilAnswered(request) {
    const until = performance.now() + patienceMs;
    for (let tries = 1; performance.now() < until; tries++) {
      const answer = await request().catch(() => undefined);
      if (answer?.status >= 500 && !(answer.status === 503 && Number(answer.retryAfter) > 0))
        told.wrong.push(`${answer.status} ${answer.text}`);
      const busy = !answer || answer.status >= 500 || answer.json?.code === 'in-progress' || answer.status === 401;
      if (!busy) return { answer, tries };
      told.retries++;
      await sleep(200 + 50 * Math.min(tries, 20));
    }
    return { answer: undefined };
  }

  async function book(student, mine, dice) {
    const teacher = dice.oneOf(teachers);
    const body = { teacherId: teacher.id, startsAt: dice.oneOf(teacher.starts), expectedPriceCents: 2500 };
    const key = randomUUID();
    const { answer } = await untilAnswered(async () => send(url(), 'POST', '/api/bookings', { token: await student.token(), key, body }));
    const about = { student, key, body, ...answer };
    if (!answer) told.inDoubt.push(about);
    else count(`book ${answer.status}`);
    if (answer?.status !== 201) return;
    told.bookings.push({ ...about, id: answer.json.id });
    mine.push(answer.json.id);
  }

  async function cancel(student, mine, dice) {
    const [id] = mine.splice(dice.upTo(mine.length), 1);
    const { answer, tries } = await untilAnswered(async () =>
      send(url(), 'POST', `/api/lessons/${id}/cancel`, { token: await student.token(), body: { reason: 'plans changed' } }),
    );
    count(`cancel ${answer?.status ?? 'without answer'}`);
    // Asked again, an already cancelled lesson is refused: the first try had been heard.
    told.cancelled.set(id, answer?.status === 200 || (tries > 1 && answer) ? 'cancelled' : 'in doubt');
  }

  const clients = students.map(async (student) => {
    const [mine, dice] = [[], random.child()];
    while (!over) {
      if (mine.length > 0 && dice.next() < 0.4) await cancel(student, mine, dice);
      else await book(student, mine, dice);
      await sleep(dice.between(100, 700));
    }
  });
  return {
    told,
    async stop() {
      over = true;
      await Promise.all(clients);
      return told;
    },
  };
}
