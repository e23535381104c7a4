import type { OperatorRole, Role } from './caller.js';
import type { Person } from './people.js';
import type { DocumentKind } from './rules/verification.js';
import type { Session } from './sessions.js';
import type { Decision } from './standing.js';
import type { Instant } from './time.js';

/** The services whose commands operators give; each keeps an audit log of its own. */
export const auditedServices = ['auth', 'booking', 'catalog', 'messaging', 'payments'] as const;
export type AuditedService = (typeof auditedServices)[number];

export const operatorActions = [
  'refund-payment',
  'hold-payment',
  'release-payment',
  'resolve-problem',
  'answer-report',
  'open-reported-file',
  'hide-review',
  'restore-review',
  'read-document',
  'approve-verification',
  'refuse-verification',
  'cancel-lesson',
  'move-lesson',
  'view-person',
  'warn-user',
  'restrict-user',
  'unrestrict-user',
  'suspend-user',
  'restore-user',
  'change-email',
  'reset-two-step',
  'request-export',
  'close-account',
  'keep-account',
  'add-operator',
  'change-roles',
  'remove-operator',
  'prove-identity',
  'view-dead-letter',
  'replay-dead-letter',
  'drop-dead-letter',
] as const;
export type OperatorAction = (typeof operatorActions)[number];

/** What an operator tried to do with input that could not be read. */
export interface OperatorAttempt {
  action: OperatorAction;
  /** The id of the lesson, problem, report or account. */
  thingId: string;
  /** The beginning of the request body, as JSON. */
  asked: string;
}

export interface AuditQuery {
  /** The last entry of the page before. */
  before?: { at: Instant; id: string };
  thingId?: string;
  action?: OperatorAction;
  /** null: by the command line of the installation. */
  operatorId?: string | null;
  /** From this moment on. */
  from?: Instant;
  /** @asType integer */
  limit: number;
}

/** What an operator did, or was refused. */
export interface AuditRecord {
  id: string;
  at: Instant;
  /** null: by the command line of the installation. */
  operatorId: string | null;
  action: OperatorAction;
  thingId: string;
  /** The refund that was decided, in cents; null for anything that moves no money. */
  amountCents: number | null;
  note: string;
  /** The refusal's code; null if it was done. */
  refused: string | null;
  /** Of an operator whose roles changed: those from then on. */
  roles?: OperatorRole[];
  /** What was read or decided; absent where it was something else, or where the attempt was refused. */
  document?: { kind: DocumentKind; teacherId: string };
}

/** An operator, as admins see them. */
export interface Operator {
  userId: string;
  email: string;
  roles: OperatorRole[];
  twoStep: boolean;
  suspended: boolean;
  /** The last use of any of their sessions, at most five minutes old; null if there is none. */
  lastSeenAt: Instant | null;
}

/** An entry of the audit log as operators read it. */
export interface AuditEntry extends AuditRecord {
  service: AuditedService;
  /** null: the command line, or an account that is gone. */
  operatorEmail: string | null;
  /** Whose account or document it was done to, with an empty name where they have no profile; null where it was done to something else. */
  person: Person | null;
}

/** An account as operators see it. */
export interface AccountRecord {
  userId: string;
  email: string;
  emailConfirmed: boolean;
  role: Role | null;
  createdAt: Instant;
  /** The last use of any of its sessions, at most five minutes old. */
  lastSeenAt: Instant | null;
  suspendedAt: Instant | null;
  restrictedAt: Instant | null;
  /** Increases with every decision: one that names an older version is refused. @asType integer */
  standingVersion: number;
  /** The latest first, at most 50; none for operators without `trust`. */
  decisions: Decision[];
  /** The browsers in which the person is signed in, the last used first, at most 20; none for operators without `trust`. */
  sessions: Omit<Session, 'isCurrent'>[];
  hasPassword: boolean;
  signsInWithGoogle: boolean;
  twoStep: boolean;
}

export interface AccountCase extends AccountRecord {
  person: Person;
}
