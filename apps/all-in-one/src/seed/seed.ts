import { Refusal } from '@somo/contracts/refusals';
import type { Storage } from '@somo/platform/storage/storage';
import pLimit from 'p-limit';
import { bookLessons } from './book-lessons.js';
import { seedConversations } from './conversations.js';
import { seedMaterials } from './materials.js';
import { simulateHistory, historyStart } from './simulate-history.js';
import type { SimulatedTime } from './simulated-time.js';
import { confirmEmail, registerOrSignIn, createStudent, createTeacher, type SeedAccounts } from './create-accounts.js';
import { addressOf, demoPassword, type SeedAsk } from './seed-ask.js';
import { seedFavorites } from './favorites.js';
import { pastWeeks } from './past-lessons.js';
import { PortraitLine } from './portrait-line.js';
import { seedProposal, seedRequests } from './requests.js';
import { seedLeave } from './leave.js';
import { students } from './students.js';
import { teachersEast } from './teachers-east.js';
import { teachersWest } from './teachers-west.js';
import { untilBy } from './until.js';

export type { SeedAsk };

export interface Seeding {
  ask: SeedAsk;
  /** Where the services find uploaded files. */
  storage: Storage;
  now: () => number;
  say: (line: string) => void;
  /** A service's own token: only auth appoints operators, and only notification gets the links that confirm addresses. */
  tokenOf: (service: 'auth' | 'notification') => Promise<string>;
  past?: SimulatedTime;
}

const teachers = [...teachersWest, ...teachersEast];
const withHistory = new Set(pastWeeks.flat().flatMap(({ student, teacher }) => [student, teacher]));

/**
 * Fills an empty installation through the services' own commands. Idempotent: completes an interrupted run, and does nothing when
 * everything is there. With `past`, it also gives the accounts a history, once: a demo that was interrupted continues in the present.
 */
export async function seed(seeding: Seeding): Promise<void> {
  const { ask, say, past } = seeding;
  if (await isSeeded(ask)) return;
  const history = (await past?.neverRan()) ? past : undefined;
  if (past && !history) say('without history, because the database was used before; npm run reset starts over');
  try {
    await createDemo(seeding, history);
  } finally {
    await history?.end();
  }
}

async function createDemo({ ask, storage, now, say, tokenOf }: Seeding, history: SimulatedTime | undefined): Promise<void> {
  const { items: modules } = await ask(null, 'catalog.list-modules', {});
  const accounts: SeedAccounts = new Map();
  const creating = { ask, confirm: async (userId: string) => confirmEmail(ask, await tokenOf('notification'), userId) };
  const everyone = [
    ...teachers.map((teacher) => ({ username: teacher.username, create: () => createTeacher(creating, teacher, modules, now()) })),
    ...students.map((student) => ({ username: student.username, create: () => createStudent(creating, student) })),
  ];
  const portraits = new PortraitLine(ask, storage);
  const createAccounts = (included: (username: string) => boolean) => {
    const selected = everyone.filter(({ username }) => included(username));
    return pLimit(4).map(selected, async ({ username, create }) => {
      const account = await create();
      portraits.add(account);
      accounts.set(username, account);
    });
  };

  if (history) {
    history.setBack(historyStart(history));
    await createAccounts((username) => withHistory.has(username));
    await simulateHistory({ ask, storage, accounts }, history, () => tokenOf('auth'));
    say(`${pastWeeks.length} weeks of history`);
  }
  await createAccounts((username) => !accounts.has(username));
  say(`${teachers.length} teachers and ${students.length} students`);
  const until = untilBy(now, history);
  const everyTeacherHasOpenTimes = async () =>
    (await ask(null, 'catalog.find-teachers', { limit: 100 })).items.filter((card) => card.nextFreeAt !== null).length >= teachers.length;
  await until(everyTeacherHasOpenTimes);
  await bookLessons({ ask, accounts, now, until });
  await seedLeave(ask, accounts, now);
  await seedFavorites(ask, accounts);
  await seedRequests(ask, accounts, now);
  await seedProposal(ask, accounts, now);
  // The latest messages are written in the present: their readers have not been told of them yet.
  await history?.advanceTo(Infinity);
  await seedConversations({ ask, storage, accounts }, until);
  await seedMaterials({ ask, storage, accounts });
  await portraits.end();
  await appointOperator(ask, await tokenOf('auth'));
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
    // Two-step sign-in can only have been turned on in a complete demo.
    if ('step' in ops) return true;
    await ask(null, 'auth.logout', { refreshToken: ops.refreshToken });
    return ops.account.role === 'admin';
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wrong-credentials') return false;
    throw error;
  }
}
