import type { MessageWaiting } from './events/contact.js';
import type { AwaitedOpenings } from './events/openings.js';
import type {
  BrowserAdded,
  ExportReady,
  GoogleLinked,
  PasskeyChanged,
  RolesChanged,
  TwoStepChanged,
  UserClosing,
  UserClosingWaits,
} from './events/user.js';
import type { Instant } from './time.js';

export type ReminderKind = '24h' | '1h' | '10min';

/** What is told of lessons that were booked together: they are booked, paid, or given up because they were not paid in time. */
export type SeriesAct = 'confirmed' | 'paid' | 'released';

/** What an operator decided about a person; `suspended` alone in rows of the version before. */
interface StandingNews {
  userId: string;
  version: number;
  changedAt: Instant;
  suspended?: boolean;
  step?: 'warned' | 'restricted' | 'unrestricted';
}

/** What happens to a charge in the sandbox. */
export type SandboxOutcome = 'captured' | 'refunded' | 'disputed' | 'dispute-lost' | 'dispute-won';

/** Due work: job name → the service whose queue runs it, and the row's data. */
export interface Jobs {
  'send-lesson-reminder': { queue: 'notification'; data: { bookingId: string; userId: string; kind: ReminderKind; startsAt: Instant } };
  'ask-for-review': { queue: 'notification'; data: { bookingId: string } };
  'tell-of-openings': { queue: 'notification'; data: AwaitedOpenings };
  'tell-of-series': { queue: 'notification'; data: { seriesId: string; act: SeriesAct } };
  'send-mail': { queue: 'notification'; data: { mailId: string } };
  'send-push': { queue: 'notification'; data: { notificationId: string } };
  'tell-of-message': { queue: 'notification'; data: MessageWaiting };
  /** Of a day on the calendar of the person's time zone, in days since 1970-01-01. */
  'send-digest': { queue: 'notification'; data: { userId: string; day: number } };
  'confirm-email-mail': { queue: 'notification'; data: { userId: string; linkId?: string } };
  'reset-password-mail': { queue: 'notification'; data: { resetId: string } };
  'password-changed-mail': { queue: 'notification'; data: { userId: string; changedAt: Instant } };
  'new-sign-in-mail': { queue: 'notification'; data: BrowserAdded };
  'standing-mail': { queue: 'notification'; data: StandingNews };
  'email-changed-mail': { queue: 'notification'; data: { changeId: string } };
  'passkey-mail': { queue: 'notification'; data: PasskeyChanged };
  'roles-mail': { queue: 'notification'; data: RolesChanged };
  'two-step-mail': { queue: 'notification'; data: TwoStepChanged };
  'google-linked-mail': { queue: 'notification'; data: GoogleLinked };
  'export-ready-mail': { queue: 'notification'; data: ExportReady };
  'closing-mail': { queue: 'notification'; data: UserClosing };
  'closing-waits-mail': { queue: 'notification'; data: UserClosingWaits };
  'contact-mail': { queue: 'notification'; data: { messageId: string } };
  'make-export': { queue: 'auth'; data: { exportId: string } };
  /** `isTold`: that the money waits for a payout method. */
  'erase-account': { queue: 'auth'; data: { userId: string; version: number; isTold?: boolean } };
  'delete-export': { queue: 'auth'; data: { exportId: string } };
  'open-charge': { queue: 'payments'; data: { paymentId: string } };
  'expire-charge': { queue: 'payments'; data: { paymentId: string } };
  'deliver-sandbox-webhook': { queue: 'payments'; data: { chargeId: string; outcome: SandboxOutcome } };
  'send-refund': { queue: 'payments'; data: { refundId: string } };
  'check-refund': { queue: 'payments'; data: { paymentId: string; look: string; turn: number } };
  'check-ledger': { queue: 'payments'; data: { day: string } };
  'earn-payment': { queue: 'payments'; data: { paymentId: string } };
  'send-payout': { queue: 'payments'; data: { payoutId: string } };
  'check-payout': { queue: 'payments'; data: { payoutId: string; turn: number } };
  'deliver-sandbox-payout': { queue: 'payments'; data: { key: string } };
  'pay-out': { queue: 'payments'; data: { teacherId: string; period: string } };
  'rotate-encryption-keys': { queue: 'payments'; data: { keys: string } };
  'prepare-recording': { queue: 'messaging'; data: { recordingId: string; turn: number } };
  'delete-recording': { queue: 'messaging'; data: { recordingId: string } };
  'delete-recording-parts': { queue: 'messaging'; data: { keys: string[] } };
  'expire-proposal': { queue: 'booking'; data: { proposalId: string } };
  'expire-request': { queue: 'booking'; data: { requestId: string } };
  'clear-suspended': { queue: 'booking'; data: { userId: string; closing?: true } };
  'complete-past-lesson': { queue: 'booking'; data: { bookingId: string } };
  'read-calendar': { queue: 'scheduling'; data: { calendarId: string; turn: number } };
  'extend-horizon': { queue: 'scheduling'; data: { teacherId: string } };
}

export type JobName = keyof Jobs;
