import {
  kindRules,
  silencedBy,
  type DeliveryOutcome,
  type NotificationKind,
  type NotificationSettings,
} from '@somo/contracts/notification-settings';
import { endOfQuiet } from './quiet-hours.js';

interface Judged {
  kind: NotificationKind;
  settings: NotificationSettings;
  timeZone: string;
  now: number;
  /** Whether the person has read or deleted it in the bell. */
  isSeen: boolean;
}

type Verdict = 'send' | { outcome: DeliveryOutcome; until?: number };

/** Returns whether a notification is pushed now, or else what becomes of it. */
export function pushVerdict({ kind, settings, timeZone, now, isSeen }: Judged): Verdict {
  const off = silencedBy(kind, 'push', settings);
  if (off) return { outcome: off === 'push' ? 'off-push' : 'off-kind' };
  if (isSeen) return { outcome: 'seen' };
  const until = kindRules[kind].inQuietHours ? undefined : endOfQuiet(settings.quietHours, timeZone, now);
  return until === undefined ? 'send' : { outcome: 'waiting-quiet', until };
}
