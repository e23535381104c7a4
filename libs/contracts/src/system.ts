// What operators see of the installation itself: whether what it needs works, what waits, and what has failed.
import type { BackupState } from './backups.js';
import type { Certificate } from './certificates.js';
import type { RefusalCode } from './refusals.js';
import type { ServiceName } from './services.js';
import type { Instant } from './time.js';

export const backlogKinds = ['outbox_unsent', 'inbox_waiting', 'inbox_dead', 'jobs_overdue', 'jobs_failing', 'jobs_dead'] as const;
export type BacklogKind = (typeof backlogKinds)[number];

export interface Waiting {
  kind: BacklogKind;
  /** @asType integer */
  rows: number;
  /** How long the oldest of them has been waiting. */
  oldestSeconds: number;
}

/** The wake-ups for the jobs of a service. What they are for is counted as `jobs_…` among what waits. */
export interface JobQueueState {
  backend: 'redis' | 'postgres';
  /** For a worker that is free. @asType integer */
  waiting: number;
  /** @asType integer */
  active: number;
  /** Until they are due. @asType integer */
  delayed: number;
  /** Somo's own are removed when they end: these are of somebody else. @asType integer */
  failed: number;
  /** How long the first of those that wait for a worker has waited. */
  oldestSeconds: number;
}

/** What the stream between services still holds for one of them. */
export interface StreamConsumerState {
  /** Not handed over yet. @asType integer */
  pending: number;
  /** Handed over, and not acknowledged yet. @asType integer */
  unacknowledged: number;
  /** Of these, handed over more than once. @asType integer */
  redelivered: number;
}

/** An event or a job that has used up its attempts, without its content. */
export interface DeadLetter {
  id: string;
  kind: 'event' | 'job';
  /** The event's type or the job's name. */
  name: string;
  /** @asType integer */
  attempts: number;
  deadAt: Instant;
  error: string;
}

export const checkNames = ['address', 'mail', 'storage', 'backups', 'operators', 'clock', 'payments', 'relay', 'push'] as const;
export type CheckName = (typeof checkNames)[number];

/** What people need before the first of them is invited; without the others, something is missing that they can do without. */
export const essentialChecks: readonly CheckName[] = ['address', 'mail', 'storage', 'backups', 'operators', 'clock', 'payments'];

/** `off`: it is not set up, and Somo does without. `low`: it works, but not for long. `unknown`: it could not be checked. */
export type Finding = 'works' | 'off' | 'low' | 'unknown' | 'fails';

/** Whether something that the installation needs works. */
export interface SystemCheck {
  name: CheckName;
  finding: Finding;
  /** What was found, such as an error or how much is left; null if there is nothing to add. */
  detail: string | null;
}

/** What a service knows of itself. */
export interface ServiceState {
  startedAt: Instant;
  nodeVersion: string;
  waiting: Waiting[];
  /** null if it could not be read. */
  queue: JobQueueState | null;
  /** null if it could not be read; left out where events go from outbox to inbox in one process. */
  stream?: StreamConsumerState | null;
  /** The newest, at most fifty. */
  deadLetters: DeadLetter[];
  checks: SystemCheck[];
  certificates: Certificate[];
}

export interface SystemState {
  services: ({ service: ServiceName } & Omit<ServiceState, 'checks' | 'deadLetters' | 'certificates'>)[];
  /** The services that did not answer. */
  silent: ServiceName[];
  /** Newest first. */
  deadLetters: ({ service: ServiceName } & DeadLetter)[];
  checks: SystemCheck[];
  /** Where PUBLIC_URL says that people reach Somo. */
  publicUrl: string;
  backups: BackupState;
  /** Those that expire first come first. */
  certificates: Certificate[];
}

/** What an operator does about a dead letter. */
export interface Repair {
  action: 'replay-dead-letter' | 'drop-dead-letter';
  deadLetterId: string;
  service: ServiceName;
  note: string;
  /** The refusal's code; null if it was done. */
  refused: RefusalCode | null;
}

export interface TestEmail {
  /** The operator's own address. */
  to: string;
  /** Why the mail server did not take it; null if it did. */
  problem: string | null;
}
