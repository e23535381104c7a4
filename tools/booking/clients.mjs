// Students and teachers who do at random what they may, and sometimes what they may not.
import { randomUUID } from 'node:crypto';
import { send } from '../chaos/people.mjs';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const iso = (ms) => new Date(ms).toISOString();

/** Starts them all; `stop` ends them after their current request. `answers` counts what was answered, `wrong` keeps what may not be. */
export function startClients(url, { teachers, students }, random) {
  const answers = {};
  const wrong = [];
  const lessons = [];
  let over = false;

  async function ask(who, what, method, path, body) {
    const key = method === 'POST' ? randomUUID() : undefined;
    const answer = await send(url, method, path, { token: await who.token(), body, key }).catch((error) => ({
      status: 0,
      text: String(error),
    }));
    const word = `${what} ${answer.status}${answer.json?.code ? ` ${answer.json.code}` : ''}`;
    answers[word] = (answers[word] ?? 0) + 1;
    if (answer.status === 0 || answer.status >= 500) wrong.push(`${word} ${answer.text}`);
    return answer;
  }

  /** A few hours that everybody wants, on and off the full hour. */
  const anyTime = (rng) => iso(Math.floor(Date.now() / dayMs) * dayMs + rng.between(2, 9) * dayMs + rng.between(14, 34) * (hourMs / 2));
  const anyLesson = (rng, of) => {
    const mine = lessons.filter((lesson) => lesson[of.role] === of.id);
    return mine.length > 0 ? rng.oneOf(mine) : undefined;
  };
  /** Forgets a lesson that can no longer be changed. */
  const drop = (id) => {
    const at = lessons.findIndex((lesson) => lesson.id === id);
    if (at >= 0) lessons.splice(at, 1);
  };
  const keep = ({ json, status }) => {
    if (status < 300 && json?.agreementId) lessons.push({ id: json.id, student: json.studentId, teacher: json.teacherId });
    if (status < 300 && json?.lessonId) lessons.push({ id: json.lessonId, student: json.studentId, teacher: json.teacherId });
  };

  const studentActs = {
    book: async (me, rng) => {
      const teacher = rng.oneOf(teachers);
      keep(await ask(me, 'book', 'POST', '/api/bookings', { teacherId: teacher.id, startsAt: rng.oneOf(teacher.starts) }));
    },
    request: async (me, rng) => {
      const startsAt = anyTime(rng);
      const body = { teacherId: rng.oneOf(teachers).id, startsAt, endsAt: iso(Date.parse(startsAt) + hourMs) };
      keep(await ask(me, 'request', 'POST', '/api/booking-requests', body));
    },
    withdraw: async (me, rng) => {
      const { json } = await ask(me, 'list', 'GET', '/api/booking-requests?status=pending&limit=5');
      if (json?.items?.length) await ask(me, 'withdraw', 'POST', `/api/booking-requests/${rng.oneOf(json.items).id}/withdraw`);
    },
    cancel: async (me, rng) => {
      const lesson = anyLesson(rng, me);
      if (!lesson) return;
      await ask(me, 'cancel', 'POST', `/api/lessons/${lesson.id}/cancel`, {});
      drop(lesson.id);
    },
    move: async (me, rng) => {
      const lesson = anyLesson(rng, me);
      const teacher = teachers.find(({ id }) => id === lesson?.teacher);
      if (!teacher) return;
      const body = { startsAt: rng.oneOf(teacher.starts), reason: 'plans' };
      const moved = await ask(me, 'move', 'POST', `/api/lessons/${lesson.id}/reschedule`, body);
      if (moved.status === 200 || moved.json?.code === 'lesson-not-movable') drop(lesson.id);
      keep(moved);
    },
    answer: async (me, rng) => {
      const lesson = anyLesson(rng, me);
      const { json } = lesson ? await ask(me, 'look', 'GET', `/api/lessons/${lesson.id}`) : {};
      if (!json?.proposal) return;
      if (rng.next() < 0.3) return void (await ask(me, 'decline', 'POST', `/api/lessons/${lesson.id}/decline-proposal`, {}));
      const { startsAt } = rng.oneOf(json.proposal.options);
      keep(await ask(me, 'accept-proposal', 'POST', `/api/lessons/${lesson.id}/accept-proposal`, { startsAt }));
    },
  };

  const teacherActs = {
    decide: async (me, rng) => {
      const { json } = await ask(me, 'list', 'GET', '/api/booking-requests?status=pending&limit=20');
      for (const { id } of json?.items ?? [])
        keep(
          await ask(
            me,
            ...(rng.next() < 0.7 ? ['accept'] : ['reject']).flatMap((act) => [act, 'POST', `/api/booking-requests/${id}/${act}`]),
            {},
          ),
        );
    },
    propose: async (me, rng) => {
      const lesson = anyLesson(rng, me);
      if (lesson)
        await ask(me, 'propose', 'POST', `/api/lessons/${lesson.id}/reschedule`, {
          proposals: [anyTime(rng), anyTime(rng)],
          reason: 'trip',
        });
    },
    rest: async (me, rng) => {
      const { json } = await ask(me, 'hours', 'GET', '/api/me/availability');
      if (!json?.version) return;
      const { version, recurringSlots, specificDates } = json;
      const day = iso(Date.now() + rng.between(2, 12) * dayMs).slice(0, 10);
      const breakPeriods = rng.next() < 0.5 ? [{ startDate: day, endDate: day }] : [];
      await ask(me, 'save-hours', 'PUT', '/api/me/availability', { version, recurringSlots, specificDates, breakPeriods });
    },
    set: async (me, rng) => {
      const teaching = { bufferMinutes: rng.oneOf([0, 15, 30]), instantBooking: rng.next() < 0.8, autoAccept: rng.next() < 0.3 };
      await ask(me, 'save-settings', 'PATCH', '/api/me/settings', { teaching });
    },
    cancel: studentActs.cancel,
  };

  const run = (people, acts, weights) =>
    people.map(async (person) => {
      const rng = random.child();
      while (!over) await acts[rng.oneOf(weights)](person, rng);
    });
  const running = [
    ...run(
      students.map((one) => ({ ...one, role: 'student' })),
      studentActs,
      ['book', 'book', 'book', 'request', 'request', 'move', 'cancel', 'answer', 'answer', 'withdraw'],
    ),
    ...run(
      teachers.map((one) => ({ ...one, role: 'teacher' })),
      teacherActs,
      ['decide', 'decide', 'propose', 'rest', 'set', 'cancel'],
    ),
  ];
  return {
    answers,
    wrong,
    async stop() {
      over = true;
      await Promise.all(running);
    },
  };
}
