import type { ServiceName } from './services.js';

/** The roles that a person can have; `null` before onboarding. */
export type Role = 'student' | 'teacher' | 'admin';

/** Who is calling, as verified by each service for itself. */
export type Caller =
  { kind: 'visitor' } | { kind: 'user'; userId: string; role: Role | null; sessionId: string } | { kind: 'service'; service: ServiceName };

export interface UserCaller {
  kind: 'user';
  userId: string;
  role: Role | null;
  sessionId: string;
}

/**
 * Who may call a handler: a role; `any` = anyone signed in; `participant` = anyone signed in, and the handler itself checks that they are
 * involved; `public` = visitors too; `service:x` = that service's own jobs and reactions.
 */
export type By = Role | 'any' | 'participant' | 'public' | `service:${ServiceName}`;
