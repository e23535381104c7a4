// Whether a person is told of something by email, decided once: when it is about to be sent.
import { hourMs } from '@somo/calendar/days';
import {
  kindRules,
  silencedBy,
  type DeliveryOutcome,
  type NotificationKind,
  type NotificationSettings,
} from '@somo/contracts/notification-settings';
import { endOfQuiet } from './quiet-hours.js';

/** So far ahead of a lesson, news of it do not wait for the summary of the next day. */
const soonMs = 36 * hourMs;

export interface Judged {
  kind: NotificationKind;
  settings: NotificationSettings;
  timeZone: string;
  now: number;
  /** Whether the person has read or deleted it in the bell. */
  isSeen: boolean;
  /** Whether no email goes to the address. */
  isStopped: boolean;
  /** Whether it moves or removes a lesson that the calendar of the reader's mail program may show. */
  changesEntry: boolean;
  /** When the lesson begins that it is about; undefined if it is about none. */
  startsAt: number | undefined;
}

export type Verdict = 'send' | { outcome: DeliveryOutcome; until?: number };

/** Returns whether an email is sent now, or else what becomes of it. */
export function verdictOn({ kind, settings, timeZone, now, isSeen, isStopped, changesEntry, startsAt = Infinity }: Judged): Verdict {
  const rule = kindRules[kind];
  if (rule.email === 'locked') return 'send';
  const off = silencedBy(kind, 'email', settings);
  if (off) return { outcome: off === 'email' ? 'off-email' : 'off-kind' };
  if (isStopped) return { outcome: 'stopped' };
  // The email about a payment is its receipt, and a calendar does not read the bell.
  if (isSeen && kind !== 'payment' && !changesEntry) return { outcome: 'seen' };
  const until = rule.inQuietHours ? undefined : endOfQuiet(settings.quietHours, timeZone, now);
  if (until !== undefined) return { outcome: 'waiting-quiet', until };
  const isSoon = startsAt > now - soonMs && startsAt < now + soonMs;
  return settings.digest === 'daily' && rule.digest && !isSoon && !changesEntry ? { outcome: 'waiting-digest' } : 'send';
}
