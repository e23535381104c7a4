import { Refusal } from '@somo/contracts/refusals';
import { bookLessons, until } from './book-lessons.js';
import { fewAtOnce } from './few-at-once.js';
import { enter, moveInStudent, moveInTeacher, type Resident } from './move-in.js';
import { addressOf, demoPassword, type SeedAsk } from './seed-ask.js';
import { students } from './students.js';
import { teachersEast } from './teachers-east.js';
import { teachersWest } from './teachers-west.js';

export type { SeedAsk };

const teachers = [...teachersWest, ...teachersEast];

/**
 * Fills an empty installation through the services' own commands. Repeatable: finishes what was cut off, and does nothing when all is there.
 * `operatorsToken` is auth's own service token: nobody else can appoint the operator.
 */
export async function seed(ask: SeedAsk, now: () => number, say: (line: string) => void, operatorsToken: string): Promise<void> {
  if (await isSeeded(ask)) return;
  const { items: modules } = await ask(null, 'catalog.list-modules', {});
  const residents = new Map<string, Resident>();
  await fewAtOnce(4, [
    ...teachers.map((teacher) => async () => residents.set(teacher.sign, await moveInTeacher(ask, teacher, modules))),
    ...students.map((student) => async () => residents.set(student.sign, await moveInStudent(ask, student))),
  ]);
  say(`${teachers.length} teachers and ${students.length} students have moved in`);
  const everybodyIsFree = async () =>
    (await ask(null, 'catalog.find-teachers', { limit: 100 })).items.filter((card) => card.nextFreeAt !== null).length >= teachers.length;
  await until(now, everybodyIsFree);
  await bookLessons(ask, residents, now);
  await appointOperator(ask, operatorsToken);
  say('lessons are booked');
}

async function appointOperator(ask: SeedAsk, token: string): Promise<void> {
  await enter(ask, 'ops');
  await ask(token, 'auth.appoint-operator', { email: addressOf('ops') });
}

/** The operator comes last: whoever finds one finds all the rest. */
async function isSeeded(ask: SeedAsk): Promise<boolean> {
  try {
    const ops = await ask(null, 'auth.login', { email: addressOf('ops'), password: demoPassword, remember: false });
    await ask(null, 'auth.logout', { refreshToken: ops.refreshToken });
    return ops.account.role === 'admin';
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wrong-credentials') return false;
    throw error;
  }
}
