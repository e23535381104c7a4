import { operatorRoles, type By, type OperatorRole, type Role } from '@somo/contracts/caller';
import type { RefusalCode } from '@somo/contracts/refusals';

/** People, from the view of a thing: a lesson, a request, a notification. The student's things are those of `its student`. Of operators, one with each role. */
export const people = ['visitor', 'its student', 'its teacher', 'another student', 'another teacher', ...operatorRoles] as const;
export type Person = (typeof people)[number];

const sides = { 'its student': 'student', 'its teacher': 'teacher' } as const satisfies Partial<Record<Person, Role>>;

/** `anyone`: visitors too. `own`: people of these roles, each for what is theirs. A list: only these people. */
export type Audience = 'anyone' | { own: readonly Role[] } | readonly (keyof typeof sides | OperatorRole)[];

const everyone = { own: ['student', 'teacher', 'admin'] } as const;
const both = ['its student', 'its teacher'] as const;

/** What a route can be about: whose it is, beside the routes for operators alone, and the refusal of an id that names none. */
export const things = {
  account: { whose: operatorRoles, missing: 'account-not-found' },
  browser: { whose: ['its student'], missing: 'push-device-not-found' },
  calendar: { whose: 'anyone', missing: 'calendar-not-found' },
  'dead letter': { whose: operatorRoles, missing: 'dead-letter-not-found' },
  'external calendar': { whose: ['its teacher'], missing: 'external-calendar-not-found' },
  file: { whose: both, missing: 'file-not-found' },
  learner: { whose: ['its student'], missing: 'learner-not-found' },
  lesson: { whose: both, missing: 'lesson-not-found' },
  module: { whose: everyone, missing: 'module-not-found' },
  notice: { whose: ['its student'], missing: 'notice-not-found' },
  notification: { whose: ['its student'], missing: 'notification-not-found' },
  operator: { whose: operatorRoles, missing: 'operator-not-found' },
  'other person': { whose: both, missing: 'conversation-not-found' },
  passkey: { whose: ['its student'], missing: 'passkey-not-found' },
  person: { whose: both, missing: 'person-not-found' },
  problem: { whose: operatorRoles, missing: 'problem-not-found' },
  profile: { whose: { own: ['student', 'teacher'] }, missing: 'not-found' },
  'public review': { whose: everyone, missing: 'review-not-found' },
  report: { whose: operatorRoles, missing: 'report-not-found' },
  request: { whose: both, missing: 'request-not-found' },
  review: { whose: ['its teacher'], missing: 'review-not-found' },
  session: { whose: ['its student'], missing: 'session-not-found' },
  student: { whose: ['its teacher'], missing: 'student-not-found' },
  'student note': { whose: ['its teacher'], missing: 'note-not-found' },
  teacher: { whose: 'anyone', missing: 'teacher-not-found' },
  upload: { whose: ['its student'], missing: 'upload-not-found' },
  verification: { whose: ['its teacher'], missing: 'verification-not-found' },
} as const satisfies Record<string, { whose: Audience; missing: RefusalCode }>;

export type Thing = keyof typeof things;

/** Returns who may use a route that admits `by` and is about a thing. */
export function audienceOf({ by, of }: { by: readonly By[]; of?: Thing | undefined }): Audience {
  if (by.includes('public')) return 'anyone';
  if (isForOperators(by)) return operatorRoles.filter((role) => by.includes('operator') || by.includes(`operator:${role}`));
  const admits = (role: Role) => by.some((one) => one === 'any' || one === 'participant' || one === (role === 'admin' ? 'operator' : role));
  const whose: Audience = of ? things[of].whose : everyone;
  if (whose === 'anyone') return { own: everyone.own.filter(admits) };
  return 'own' in whose ? { own: whose.own.filter(admits) } : whose.filter((person) => admits(roleOf(person)));
}

const roleOf = (person: keyof typeof sides | OperatorRole): Role => (person in sides ? sides[person as keyof typeof sides] : 'admin');

/** Returns whether a route is for operators alone. */
export const isForOperators = (by: readonly By[]): boolean => by.every((one) => one.startsWith('operator'));

/** Who may use the routes that a payment provider or the browser itself calls, which are in no contract; an empty list: signed by the provider. */
export const besideContract: Readonly<Record<string, Audience>> = {
  'GET /api/auth/google': 'anyone',
  'GET /api/auth/google/callback': 'anyone',
  'POST /api/payments/webhooks/:provider': [],
  'POST /api/mail/webhooks/:provider': [],
};
