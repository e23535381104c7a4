// Students and teachers who do at random what they may, and sometimes what they may not.
import { randomUUID } from 'node:crypto';
import { send } from '../chaos/people.mjs';
import { crowdActs } from './crowd-acts.mjs';
import { studentActs } from './student-acts.mjs';
import { teacherActs } from './teacher-acts.mjs';

const timeoutMs = 30_000;

/**
 * Starts them all; `stop` ends them after their current request. `answers` counts what was answered, `wrong` keeps what may not be: errors of the
 * server, and success with what belongs to another person.
 */
export function startClients(url, people, random) {
  const [answers, wrong] = [{}, []];
  const known = { lessons: [], requests: [] };
  let over = false;

  async function ask(who, what, method, path, body) {
    const key = method === 'POST' ? randomUUID() : undefined;
    const answer = await send(url, method, path, { token: await who.token(), body, key, timeoutMs }).catch((error) => ({
      status: 0,
      text: String(error),
    }));
    const word = `${what} ${answer.status}${answer.json?.code ? ` ${answer.json.code}` : ''}`;
    answers[word] = (answers[word] ?? 0) + 1;
    if (answer.status === 0 || answer.status >= 500) wrong.push(`${word} ${answer.text}`);
    return answer;
  }

  const game = {
    ask,
    known,
    people,
    /** Requests what belongs to another person: the answer must be that it does not exist. */
    async trespass(who, what, path) {
      const { status } = await ask(who, `${what} of others`, 'POST', path, {});
      if (status !== 404) wrong.push(`${what} of others ${status}`);
    },
    lessonOf: (me, rng) => pick(known.lessons, rng, (lesson) => lesson[me.role] === me.id),
    lessonOfOthers: (me, rng) => pick(known.lessons, rng, (lesson) => lesson.student !== me.id && lesson.teacher !== me.id),
    /** Remembers the lesson of an answer. */
    keep({ json, status }) {
      if (status === 0 || status >= 300) return;
      const id = json?.agreementId ? json.id : json?.lessonId;
      if (id) known.lessons.push({ id, student: json.studentId, teacher: json.teacherId });
    },
    /** Forgets a lesson that can no longer be changed, mostly: a few are tried again. */
    drop(id, rng) {
      const at = known.lessons.findIndex((lesson) => lesson.id === id);
      if (at >= 0 && rng.next() < 0.8) known.lessons.splice(at, 1);
    },
  };

  const run = (everybody, role, acts) =>
    everybody.map(async (person) => {
      const [me, rng] = [{ ...person, role }, random.child()];
      const weighted = Object.entries(acts(game)).flatMap(([, [weight, act]]) => Array.from({ length: weight }, () => act));
      while (!over) await rng.oneOf(weighted)(me, rng);
    });
  const running = [
    ...run(people.students, 'student', studentActs),
    ...run(people.teachers, 'teacher', teacherActs),
    ...run([{}, {}, {}], 'crowd', crowdActs),
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

function pick(all, rng, isOne) {
  const found = all.filter(isOne);
  return found.length > 0 ? rng.oneOf(found) : undefined;
}
