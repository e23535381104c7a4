import type { ServiceName } from './services.js';
import type { Instant } from './time.js';

/** The parts of a copy of one's own data, by the service that has them, in the order in which they are listed. */
export const exportParts = {
  auth: ['account', 'sign-ins', 'connected-accounts', 'email-changes', 'notices'],
  catalog: [
    ...(['profile', 'subjects', 'learners', 'learner-consents', 'favorites'] as const),
    ...(['reviews-written', 'reviews-received', 'module-progress', 'verification'] as const),
  ],
  booking: ['lessons', 'requests', 'lesson-notes', 'notes-on-students', 'problems'],
  scheduling: ['availability', 'pauses', 'outside-calendars', 'waits'],
  payments: ['payments', 'refunds', 'payouts', 'payout-method'],
  messaging: ['messages', 'files', 'blocked-people', 'reports', 'attendance', 'recordings'],
  notification: ['notifications', 'notification-settings', 'deliveries', 'push-devices'],
} as const satisfies Record<ServiceName, readonly string[]>;

export type ExportPart<S extends ServiceName = ServiceName> = (typeof exportParts)[S][number];

/** One row of a part. A `personId` is that of the other person. */
export type ExportRow = Record<string, unknown>;

export interface ExportPartQuery {
  userId: string;
  part: string;
  /** Nothing newer is part of the copy. */
  until: Instant;
  /** Where the page before ended; empty at first. */
  after: string;
}

export interface ExportPage {
  rows: ExportRow[];
  /** Where the next page begins; null after the last one. */
  next: string | null;
}

/** A copy of one's own data that was asked for. */
export interface DataExport {
  /** `ready`: it can be downloaded until `expiresAt`. */
  state: 'making' | 'ready';
  requestedAt: Instant;
  expiresAt: Instant | null;
  /** @asType integer */
  bytes: number | null;
}

export interface DataExportState {
  /** The latest copy; null if there is none, or none anymore. */
  current: DataExport | null;
  /** When the next copy can be asked for; null: now. */
  nextAt: Instant | null;
}
