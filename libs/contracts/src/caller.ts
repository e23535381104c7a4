import type { ServiceName } from './services.js';

/** The roles that a person can have; `null` before onboarding. */
export type Role = 'student' | 'teacher' | 'admin';

/** What this installation wants of a person first: until the email address is confirmed, no booking and no payout; until two-step sign-in is set up, nothing of an operator's. */
export type Duty = 'confirm-email' | 'set-up-two-step';

export interface UserCaller {
  kind: 'user';
  userId: string;
  role: Role | null;
  sessionId: string;
  duty?: Duty;
}

/** Who is calling, as verified by each service for itself. */
export type Caller = { kind: 'visitor' } | UserCaller | { kind: 'service'; service: ServiceName };

/**
 * Who may call a handler: a role; `any` = anyone signed in; `participant` = anyone signed in, and the handler itself checks that they are
 * involved; `public` = visitors too; `service:x` = that service's own jobs and reactions.
 */
export type By = Role | 'any' | 'participant' | 'public' | `service:${ServiceName}`;
