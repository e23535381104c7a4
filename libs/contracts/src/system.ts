// What operators see of the installation itself: whether what it needs works, what waits, and what has failed.
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

export const checkNames = ['address', 'mail', 'push', 'storage', 'relay', 'payments', 'clock'] as const;
export type CheckName = (typeof checkNames)[number];

/** `off`: it is not set up, and Somo does without. `low`: it works, but not for long. */
export type Finding = 'works' | 'off' | 'low' | 'fails';

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
  /** The newest, at most fifty. */
  deadLetters: DeadLetter[];
  checks: SystemCheck[];
}

export interface SystemState {
  services: ({ service: ServiceName } & Omit<ServiceState, 'checks' | 'deadLetters'>)[];
  /** The services that did not answer. */
  silent: ServiceName[];
  /** Newest first. */
  deadLetters: ({ service: ServiceName } & DeadLetter)[];
  checks: SystemCheck[];
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
