import { addDays, dateOf } from '@somo/calendar/days';
import { dayAt } from '@somo/calendar/wall-clock';
import type { SignedIn } from '@somo/contracts/asks/auth';
import type { ModuleSummary } from '@somo/contracts/people';
import { Refusal } from '@somo/contracts/refusals';
import { gradesBy, weeks, type DemoStudent, type DemoTeacher } from './people.js';
import { addressOf, demoPassword, type SeedAsk } from './seed-ask.js';

export interface SeedAccount {
  userId: string;
  username: string;
  /** Valid for longer than the demo takes. */
  token: string;
}

export type SeedAccounts = Map<string, SeedAccount>;

/** How accounts are created: by asks, and with a way to confirm an email address. */
interface Creating {
  ask: SeedAsk;
  confirm: (userId: string) => Promise<void>;
}

export function accountOf(accounts: SeedAccounts, username: string): SeedAccount {
  const account = accounts.get(username);
  if (!account) throw new Error(`The demo has no account named ${username}.`);
  return account;
}

/**
 * Creates an account the way everyone else does, through registration and onboarding; one that an interrupted run left incomplete is
 * completed.
 */
async function createAccount(
  { ask, confirm }: Creating,
  person: DemoStudent,
  request: { userType: 'student' | 'teacher'; hourlyRateCents: number | null },
): Promise<SeedAccount> {
  const { firstName, lastName, timeZone, country, languages } = person;
  const signedIn = await registerOrSignIn(ask, person.username);
  const { userId, role } = signedIn.account;
  // Before onboarding, whose token then says that the address is confirmed.
  await confirm(userId);
  const onboarded =
    role === null ? await ask(signedIn.accessToken, 'auth.onboard', { ...request, firstName, lastName, timeZone }) : signedIn;
  await ask(onboarded.accessToken, 'catalog.save-profile', { country, languages });
  return { userId, username: person.username, token: onboarded.accessToken };
}

const credentialsOf = (username: string) => ({ email: addressOf(username), password: demoPassword });

/** Opens a session, which stays open. */
export async function openSession(ask: SeedAsk, username: string): Promise<SignedIn> {
  const answer = await ask(null, 'auth.login', { ...credentialsOf(username), remember: false });
  if ('step' in answer) throw new Error(`${username} signs in with two steps, so the demo cannot.`);
  return answer;
}

/** Signs in and out: the access token stays valid for what follows. */
export async function signIn(ask: SeedAsk, username: string): Promise<SignedIn> {
  return signedOut(ask, await openSession(ask, username));
}

export async function signedOut(ask: SeedAsk, session: SignedIn): Promise<SignedIn> {
  await ask(null, 'auth.logout', { refreshToken: session.refreshToken });
  return session;
}

/** Registers an account, or signs in if it is already registered. */
export async function registerOrSignIn(ask: SeedAsk, username: string): Promise<SignedIn> {
  const { email, password } = credentialsOf(username);
  try {
    return await signedOut(ask, await ask(null, 'auth.register', { email, password, agreeToTerms: true }));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'email-taken') return signIn(ask, username);
    throw error;
  }
}

/** Confirms an account's address with the link that its owner would get by email. */
export async function confirmEmail(ask: SeedAsk, notificationsToken: string, userId: string): Promise<void> {
  const link = await ask(notificationsToken, 'auth.create-email-confirmation', { userId });
  if (link) await ask(null, 'auth.confirm-email', { token: link.token });
}

export async function createStudent(creating: Creating, student: DemoStudent): Promise<SeedAccount> {
  const account = await createAccount(creating, student, { userType: 'student', hourlyRateCents: null });
  const { ask } = creating;
  if (student.learner && (await ask(account.token, 'catalog.list-learners', {})).items.length === 0)
    await ask(account.token, 'catalog.add-learner', { ...student.learner, consent: true });
  return account;
}

export async function createTeacher(creating: Creating, teacher: DemoTeacher, modules: ModuleSummary[], now: number): Promise<SeedAccount> {
  const { ask } = creating;
  const account = await createAccount(creating, teacher, { userType: 'teacher', hourlyRateCents: teacher.rate * 100 });
  const subjects = Object.entries(teacher.subjects).map(([subject, levels]) => ({
    subject,
    moduleIds: levels.flatMap((level) => modules.filter((one) => one.subject === subject && one.level === level).map((one) => one.id)),
  }));
  await ask(account.token, 'catalog.save-subjects', { subjects });
  const { bio, experience, education, style, grades } = teacher;
  const gradeLevels = grades.map((grade) => gradesBy[grade]);
  await ask(account.token, 'catalog.save-profile', { bio, experience, education, teachingStyle: style, gradeLevels });
  await setHours(ask, account.token, teacher, now);
  return account;
}

async function setHours(ask: SeedAsk, token: string, { hours, away }: DemoTeacher, now: number): Promise<void> {
  if (!hours) return;
  const { version, timeZone } = await ask(token, 'scheduling.get-my-availability', {});
  const today = dateOf(dayAt(timeZone, now));
  const breakPeriods = away ? [{ startDate: addDays(today, away.inDays), endDate: addDays(today, away.inDays + away.days - 1) }] : [];
  await ask(token, 'scheduling.save-availability', { version, recurringSlots: weeks[hours], specificDates: [], breakPeriods });
}
