import type { PushDevice, PushDevices } from '../push.js';
import type { PushSubscriptionBody } from '../routes/push.js';

export interface PushAsks {
  'notification.list-push-devices': { in: Record<string, never>; out: PushDevices };
  /** One for each browser: who signs in on a shared one takes it over. */
  'notification.save-push-device': { in: PushSubscriptionBody; out: PushDevice };
  'notification.remove-push-device': { in: { deviceId: string }; out: null };
}
