import type { ServiceName } from './services.js';
import type { Instant } from './time.js';

/** The parts of a copy of one's own data, by the service that has them, in the order in which they are listed. */
export const exportParts = {
  auth: ['account', 'sign-ins', 'connected-accounts', 'passkeys', 'email-changes', 'notices'],
  catalog: [
    ...(['profile', 'subjects', 'learners', 'learner-consents', 'favorites'] as const),
    ...(['reviews-written', 'review-versions', 'reviews-received', 'module-progress', 'verification'] as const),
  ],
  booking: ['lessons', 'requests', 'proposals', 'lesson-notes', 'notes-on-students', 'problems'],
  scheduling: ['availability', 'pauses', 'outside-calendars', 'waits'],
  payments: ['payments', 'refunds', 'payouts', 'payout-method'],
  messaging: ['messages', 'files', 'blocked-people', 'reports', 'attendance', 'recordings', 'recording-consents'],
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

/** A copy of one's own data that can be downloaded until `expiresAt`. */
export interface DataExport {
  requestedAt: Instant;
  expiresAt: Instant;
  /** @asType integer */
  bytes: number;
}

export interface DataExportState {
  /** The latest copy that is ready; null if there is none, or none anymore. */
  current: DataExport | null;
  /** A newer copy is being made. */
  isMaking: boolean;
  /** When the next copy can be asked for; null: now. */
  nextAt: Instant | null;
}
