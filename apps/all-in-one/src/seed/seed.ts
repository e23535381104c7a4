import { Refusal } from '@somo/contracts/refusals';
import { bookLessons, until } from './book-lessons.js';
import { fewAtOnce } from './few-at-once.js';
import { simulateHistory, historyStart, type SimulatedTime } from './simulate-history.js';
import { registerOrSignIn, createStudent, createTeacher, signInAgain, type SeedAccounts } from './create-accounts.js';
import { addressOf, demoPassword, type SeedAsk } from './seed-ask.js';
import { pastWeeks } from './past-lessons.js';
import { students } from './students.js';
import { teachersEast } from './teachers-east.js';
import { teachersWest } from './teachers-west.js';

export type { SeedAsk };

export interface Seeding {
  ask: SeedAsk;
  now: () => number;
  say: (line: string) => void;
  /** Auth's own service token: nobody else can appoint the operator. */
  operatorsToken: () => Promise<string>;
  past?: SimulatedTime;
}

const teachers = [...teachersWest, ...teachersEast];
const havePast = new Set(pastWeeks.flat().flatMap(({ student, teacher }) => [student, teacher]));

/**
 * Fills an empty installation through the services' own commands. Idempotent: completes an interrupted run, and does nothing when
 * everything is there. With `past`, it also gives the accounts a history, once: a demo that was interrupted continues in the present.
 */
export async function seed({ ask, now, say, operatorsToken, past }: Seeding): Promise<void> {
  if (await isSeeded(ask)) return;
  const first = (await past?.neverRan()) ? past : undefined;
  if (past && !first) say('without history, because the database was used before; npm run reset starts over');
  const { items: modules } = await ask(null, 'catalog.list-modules', {});
  const residents: SeedAccounts = new Map();
  const everybody = [
    ...teachers.map((teacher) => ({ sign: teacher.sign, comes: () => createTeacher(ask, teacher, modules) })),
    ...students.map((student) => ({ sign: student.sign, comes: () => createStudent(ask, student) })),
  ];
  const moveIn = (who: (sign: string) => boolean) => {
    const coming = everybody.filter(({ sign }) => who(sign));
    const moves = coming.map(
      ({ sign, comes }) =>
        async () =>
          void residents.set(sign, await comes()),
    );
    return fewAtOnce(4, moves);
  };

  if (first) {
    first.setBack(historyStart(first));
    await moveIn((sign) => havePast.has(sign));
    await simulateHistory(ask, residents, first);
    say(`${pastWeeks.length} weeks of history`);
    const comings = [...residents.values()].map((resident) => () => signInAgain(ask, resident));
    await fewAtOnce(4, comings);
  }
  await moveIn((sign) => !residents.has(sign));
  say(`${teachers.length} teachers and ${students.length} students`);
  const everybodyIsFree = async () =>
    (await ask(null, 'catalog.find-teachers', { limit: 100 })).items.filter((card) => card.nextFreeAt !== null).length >= teachers.length;
  await until(now, everybodyIsFree);
  await bookLessons(ask, residents, now);
  await appointOperator(ask, await operatorsToken());
  say('lessons booked');
}

async function appointOperator(ask: SeedAsk, token: string): Promise<void> {
  await registerOrSignIn(ask, 'ops');
  await ask(token, 'auth.appoint-operator', { email: addressOf('ops') });
}

/** The operator is created last: where there is one, everything else is there too. */
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
