import type { ServiceName } from './services.js';

/** The roles that a person can have; `null` before onboarding. `admin` is any operator: which part of the work is theirs, `OperatorRole` says. */
export type Role = 'student' | 'teacher' | 'admin';

export const operatorRoles = ['support', 'money', 'trust', 'admin'] as const;
/**
 * A part of the operators' work. `support`: people's lessons and problems; `money`: payments and payouts; `trust`: who people are and how they
 * behave, and the audit log; `admin`: everything, and alone the system and who has which role.
 */
export type OperatorRole = (typeof operatorRoles)[number];

/** What this installation wants of a person first: until the email address is confirmed, no booking and no payout; until two-step sign-in is set up, nothing of an operator's. */
export type Duty = 'confirm-email' | 'set-up-two-step';

export interface UserCaller {
  kind: 'user';
  userId: string;
  role: Role | null;
  sessionId: string;
  /** Of an operator; left out for everyone else. */
  operatorRoles?: readonly OperatorRole[];
  duty?: Duty;
}

/** Who is calling, as verified by each service for itself. */
export type Caller = { kind: 'visitor' } | UserCaller | { kind: 'service'; service: ServiceName };

/**
 * Who may call a handler: a role; `operator` = any operator, `operator:x` = operators with that role, and always those with `admin`; `any` = anyone
 * signed in; `participant` = anyone signed in, and the handler itself checks that they are involved; `public` = visitors too; `service:x` = that
 * service's own jobs and reactions.
 */
export type By =
  Exclude<Role, 'admin'> | 'operator' | `operator:${OperatorRole}` | 'any' | 'participant' | 'public' | `service:${ServiceName}`;
