import type { DeadLetterContent } from '../dead-letters.js';
import type { DeadLetterQuery } from '../routes/system.js';
import type { Repair, ServiceState } from '../system.js';

type ContentAsk = { in: { deadLetterId: string }; out: DeadLetterContent };
type StateAsk = { in: Record<string, never>; out: ServiceState };
type DeadLetterAsk = { in: { deadLetterId: string }; out: null };

export interface SystemAsks {
  'auth.get-state': StateAsk;
  'auth.get-dead-letter': ContentAsk;
  'auth.replay-dead-letter': DeadLetterAsk;
  'auth.drop-dead-letter': DeadLetterAsk;
  'catalog.get-state': StateAsk;
  'catalog.get-dead-letter': ContentAsk;
  'catalog.replay-dead-letter': DeadLetterAsk;
  'catalog.drop-dead-letter': DeadLetterAsk;
  'scheduling.get-state': StateAsk;
  'scheduling.get-dead-letter': ContentAsk;
  'scheduling.replay-dead-letter': DeadLetterAsk;
  'scheduling.drop-dead-letter': DeadLetterAsk;
  'booking.get-state': StateAsk;
  'booking.get-dead-letter': ContentAsk;
  'booking.replay-dead-letter': DeadLetterAsk;
  'booking.drop-dead-letter': DeadLetterAsk;
  'payments.get-state': StateAsk;
  'payments.get-dead-letter': ContentAsk;
  'payments.replay-dead-letter': DeadLetterAsk;
  'payments.drop-dead-letter': DeadLetterAsk;
  'notification.get-state': StateAsk;
  'notification.get-dead-letter': ContentAsk;
  'notification.replay-dead-letter': DeadLetterAsk;
  'notification.drop-dead-letter': DeadLetterAsk;
  'messaging.get-state': StateAsk;
  'messaging.get-dead-letter': ContentAsk;
  'messaging.replay-dead-letter': DeadLetterAsk;
  'messaging.drop-dead-letter': DeadLetterAsk;
  /** Records what an operator did to a service's dead letter, or was refused. */
  'auth.note-repair': { in: Repair; out: null };
  /** Records that an operator looked at the content of a service's dead letter, once within ten minutes. */
  'auth.note-dead-letter-look': { in: { deadLetterId: string } & DeadLetterQuery; out: null };
}
