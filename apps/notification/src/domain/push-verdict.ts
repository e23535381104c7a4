import { kindRules, silencedBy, type NotificationKind, type NotificationSettings } from '@somo/contracts/notification-settings';
import { endOfQuiet } from './quiet-hours.js';

interface Judged {
  kind: NotificationKind;
  settings: NotificationSettings;
  timeZone: string;
  now: number;
  /** Whether the person has read or deleted it in the bell. */
  isSeen: boolean;
}

/** Returns whether a notification is pushed now, never, or at the end of quiet hours. */
export function pushVerdict({ kind, settings, timeZone, now, isSeen }: Judged): 'send' | 'never' | { until: number } {
  if (isSeen || silencedBy(kind, 'push', settings)) return 'never';
  const until = kindRules[kind].inQuietHours ? undefined : endOfQuiet(settings.quietHours, timeZone, now);
  return until === undefined ? 'send' : { until };
}
