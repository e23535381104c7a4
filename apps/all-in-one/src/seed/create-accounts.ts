import type { SignedIn } from '@somo/contracts/asks/auth';
import type { ModuleSummary } from '@somo/contracts/people';
import { Refusal } from '@somo/contracts/refusals';
import { gradesBy, type DemoStudent, type DemoTeacher } from './people.js';
import { addressOf, demoPassword, type SeedAsk } from './seed-ask.js';

export interface SeedAccount {
  userId: string;
  sign: string;
  token: string;
}

export type SeedAccounts = Map<string, SeedAccount>;

export function accountOf(residents: SeedAccounts, sign: string): SeedAccount {
  const resident = residents.get(sign);
  if (!resident) throw new Error(`The demo has nobody called ${sign}.`);
  return resident;
}

/** Signs an account in again, because its token was issued at another simulated time. */
export async function signInAgain(ask: SeedAsk, resident: SeedAccount): Promise<SeedAccount> {
  const { accessToken: token } = await ask(null, 'auth.login', credentialsOf(resident.sign));
  return Object.assign(resident, { token });
}

/**
 * Creates an account the way everyone else does, through registration and onboarding; one that an interrupted run left incomplete is
 * completed.
 */
async function createAccount(
  ask: SeedAsk,
  person: DemoStudent,
  request: { userType: 'student' | 'teacher'; hourlyRateCents: number | null },
): Promise<SeedAccount> {
  const { firstName, lastName, timeZone, country, languages } = person;
  const signedIn = await registerOrSignIn(ask, person.sign);
  const { userId, role } = signedIn.account;
  const onboarded =
    role === null ? await ask(signedIn.accessToken, 'auth.onboard', { ...request, firstName, lastName, timeZone }) : signedIn;
  await ask(onboarded.accessToken, 'catalog.save-profile', { country, languages });
  return { userId, sign: person.sign, token: onboarded.accessToken };
}

const credentialsOf = (sign: string) => ({ email: addressOf(sign), password: demoPassword, remember: false });

/** Registers an account, or signs in if it is already registered. */
export async function registerOrSignIn(ask: SeedAsk, sign: string): Promise<SignedIn> {
  const { email, password } = credentialsOf(sign);
  try {
    return await ask(null, 'auth.register', { email, password, agreeToTerms: true });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'email-taken') return ask(null, 'auth.login', credentialsOf(sign));
    throw error;
  }
}

export function createStudent(ask: SeedAsk, student: DemoStudent): Promise<SeedAccount> {
  return createAccount(ask, student, { userType: 'student', hourlyRateCents: null });
}

export async function createTeacher(ask: SeedAsk, teacher: DemoTeacher, modules: ModuleSummary[]): Promise<SeedAccount> {
  const resident = await createAccount(ask, teacher, { userType: 'teacher', hourlyRateCents: teacher.rate * 100 });
  const subjects = Object.entries(teacher.subjects).map(([subject, levels]) => ({
    subject,
    moduleIds: levels.flatMap((level) => modules.filter((one) => one.subject === subject && one.level === level).map((one) => one.id)),
  }));
  await ask(resident.token, 'catalog.save-subjects', { subjects });
  const { bio, experience, education, style, grades } = teacher;
  const gradeLevels = grades.map((grade) => gradesBy[grade]);
  await ask(resident.token, 'catalog.save-profile', { bio, experience, education, teachingStyle: style, gradeLevels });
  return resident;
}
