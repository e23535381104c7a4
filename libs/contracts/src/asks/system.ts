import type { Repair, ServiceState } from '../system.js';

type StateAsk = { in: Record<string, never>; out: ServiceState };
type DeadLetterAsk = { in: { deadLetterId: string }; out: null };

export interface SystemAsks {
  'auth.get-state': StateAsk;
  'auth.replay-dead-letter': DeadLetterAsk;
  'auth.drop-dead-letter': DeadLetterAsk;
  'catalog.get-state': StateAsk;
  'catalog.replay-dead-letter': DeadLetterAsk;
  'catalog.drop-dead-letter': DeadLetterAsk;
  'scheduling.get-state': StateAsk;
  'scheduling.replay-dead-letter': DeadLetterAsk;
  'scheduling.drop-dead-letter': DeadLetterAsk;
  'booking.get-state': StateAsk;
  'booking.replay-dead-letter': DeadLetterAsk;
  'booking.drop-dead-letter': DeadLetterAsk;
  'payments.get-state': StateAsk;
  'payments.replay-dead-letter': DeadLetterAsk;
  'payments.drop-dead-letter': DeadLetterAsk;
  'notification.get-state': StateAsk;
  'notification.replay-dead-letter': DeadLetterAsk;
  'notification.drop-dead-letter': DeadLetterAsk;
  'messaging.get-state': StateAsk;
  'messaging.replay-dead-letter': DeadLetterAsk;
  'messaging.drop-dead-letter': DeadLetterAsk;
  /** Records what an operator did to a service's dead letter, or was refused. */
  'auth.note-repair': { in: Repair; out: null };
}
