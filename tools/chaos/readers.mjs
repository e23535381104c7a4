import { setTimeout as sleep } from 'node:timers/promises';
import { send, slotsOf } from './people.mjs';

/** People who look at pages without a pause, beside those who book. `seen` counts the answers by status, and keeps those that nobody should get. */
export function startReaders(url, { teachers, students }, many) {
  const seen = { answers: {}, wrong: [] };
  let over = false;
  const looks = (student, teacher) => [
    () => send(url, 'GET', '/api/teachers?subject=Mathematics'),
    () => send(url, 'GET', `/api/teachers/${teacher.id}`),
    () => send(url, 'GET', slotsOf(teacher.id)),
    async () => send(url, 'GET', '/api/lessons', { token: await student.token() }),
    async () => send(url, 'GET', '/api/notifications', { token: await student.token() }),
    async () => send(url, 'GET', '/api/conversations', { token: await student.token() }),
    async () => send(url, 'GET', '/api/earnings', { token: await teacher.token() }),
  ];
  const readers = Array.from({ length: many }, async (_, nth) => {
    const mine = looks(students[nth % students.length], teachers[nth % teachers.length]);
    for (let at = 0; !over; at++) {
      const answer = await mine[at % mine.length]().catch(({ cause, message }) => ({ status: `no answer (${cause?.code ?? message})` }));
      seen.answers[answer.status] = (seen.answers[answer.status] ?? 0) + 1;
      const toldToWait = answer.status === 503 && Number(answer.retryAfter) > 0;
      if (answer.status !== 200 && !toldToWait) seen.wrong.push(`${answer.status} ${(answer.text ?? '').slice(0, 200)}`);
      await sleep(toldToWait ? 200 : 50);
    }
  });
  return {
    async stop() {
      over = true;
      await Promise.all(readers);
      return seen;
    },
  };
}
