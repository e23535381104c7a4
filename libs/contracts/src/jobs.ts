import type { ServiceName } from './services.js';
import type { Instant } from './time.js';

export type ReminderKind = '24h' | '1h' | '10min';

/** Due work: job name → the service whose queue runs it, and the row's data. */
export interface Jobs {
  'send-lesson-reminder': { queue: 'notification'; data: { bookingId: string; userId: string; kind: ReminderKind; startsAt: Instant } };
  'send-mail': { queue: 'notification'; data: { mailId: string } };
  'confirm-email-mail': { queue: 'notification'; data: { userId: string } };
  'contact-mail': { queue: 'notification'; data: { messageId: string } };
  'open-charge': { queue: 'payments'; data: { paymentId: string } };
  'expire-charge': { queue: 'payments'; data: { paymentId: string } };
  'deliver-sandbox-webhook': { queue: 'payments'; data: { chargeId: string; outcome: 'captured' | 'refunded' } };
  'refund-charge': { queue: 'payments'; data: { paymentId: string } };
  'complete-past-lesson': { queue: 'booking'; data: { bookingId: string } };
  'roll-horizon': { queue: 'scheduling'; data: { teacherId: string } };
}

export type JobName = keyof Jobs;
export type JobsOf<S extends ServiceName> = { [K in JobName]: Jobs[K]['queue'] extends S ? K : never }[JobName];
