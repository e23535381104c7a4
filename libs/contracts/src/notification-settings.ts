// How a person is notified of what: the kinds of news, the channels they go by, and the switches that silence them.
import type { Page } from './page.js';
import type { Instant } from './time.js';

export const channels = ['bell', 'email', 'push'] as const;
export type Channel = (typeof channels)[number];

export const notificationSwitches = ['email', 'lessonReminders', 'marketing', 'messages', 'bookings', 'payments', 'push'] as const;
export type NotificationSwitch = (typeof notificationSwitches)[number];
/** A switch for one kind of news; `email` and `push` are for a whole channel. */
export type KindSwitch = Exclude<NotificationSwitch, 'email' | 'push'>;

export const digests = ['daily', 'never'] as const;
export type Digest = (typeof digests)[number];

/** Hours in which no email arrives, on the clock of the person's time zone; `to` may be on the next day. */
export interface QuietHours {
  /** Such as 22:00. */
  from: string;
  to: string;
}

export interface NotificationSettings extends Record<NotificationSwitch, boolean> {
  quietHours: QuietHours | null;
  digest: Digest;
}

/** What holds for a person who has chosen nothing. Only what differs from this is stored. */
export const defaultNotificationSettings: NotificationSettings = {
  email: true,
  lessonReminders: true,
  marketing: false,
  messages: true,
  bookings: true,
  payments: true,
  push: false,
  quietHours: null,
  digest: 'never',
};

export const notificationKinds = [
  'reminder',
  'review',
  'booking',
  'answer',
  'cancellation',
  'message',
  'payment',
  'payout',
  'security',
  'account',
  'marketing',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Whether a kind goes by a channel: as its switches say, always, or never. */
export type Way = 'switched' | 'locked' | 'none';

interface KindRule extends Record<Channel, Way> {
  switch: KindSwitch | null;
  /** Whether it goes out in quiet hours too. */
  inQuietHours: boolean;
  /** Whether it can wait for the digest. */
  digest: boolean;
}

/** `answer`: news that wait for the reader to act. `account`: what Somo decided about the reader's own account. What is about money, a cancellation or the account's security is always in the bell. */
export const kindRules: Record<NotificationKind, KindRule> = {
  reminder: { switch: 'lessonReminders', bell: 'switched', email: 'switched', push: 'switched', inQuietHours: true, digest: false },
  review: { switch: 'lessonReminders', bell: 'switched', email: 'switched', push: 'switched', inQuietHours: false, digest: true },
  booking: { switch: 'bookings', bell: 'locked', email: 'switched', push: 'switched', inQuietHours: false, digest: true },
  answer: { switch: 'bookings', bell: 'locked', email: 'switched', push: 'switched', inQuietHours: false, digest: false },
  cancellation: { switch: 'bookings', bell: 'locked', email: 'switched', push: 'switched', inQuietHours: false, digest: false },
  message: { switch: 'messages', bell: 'switched', email: 'switched', push: 'switched', inQuietHours: false, digest: true },
  payment: { switch: 'payments', bell: 'locked', email: 'switched', push: 'switched', inQuietHours: false, digest: true },
  payout: { switch: 'payments', bell: 'locked', email: 'switched', push: 'switched', inQuietHours: false, digest: true },
  security: { switch: null, bell: 'locked', email: 'locked', push: 'none', inQuietHours: true, digest: false },
  account: { switch: null, bell: 'locked', email: 'locked', push: 'none', inQuietHours: false, digest: false },
  marketing: { switch: 'marketing', bell: 'none', email: 'switched', push: 'none', inQuietHours: false, digest: false },
};

/** Returns the switch that keeps a kind from a channel; null if none does, 'none' if the kind never goes by it. */
export function silencedBy(
  kind: NotificationKind,
  channel: Channel,
  settings: Record<NotificationSwitch, boolean>,
): NotificationSwitch | 'none' | null {
  const rule = kindRules[kind];
  if (rule[channel] === 'none') return 'none';
  if (rule[channel] === 'locked') return null;
  if (channel !== 'bell' && !settings[channel]) return channel;
  return rule.switch && !settings[rule.switch] ? rule.switch : null;
}

/**
 * What became of an email or a push: `sent`, alone or with others in a summary; `waiting` for the end of quiet hours, or for the summary; not
 * sent because it was switched off, seen before, outdated, from or to somebody blocked; the address takes none, or has refused it; no browser
 * is set up, or it takes no more.
 */
export const deliveryOutcomes = [
  'sent',
  'sent-in-digest',
  'waiting-quiet',
  'waiting-digest',
  'off-email',
  'off-push',
  'off-kind',
  'seen',
  'outdated',
  'blocked',
  'stopped',
  'refused',
  'no-device',
  'device-gone',
] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** One email or push to a person, or the reason why there was none. */
export interface NotificationDelivery {
  id: string;
  channel: 'email' | 'push';
  kind: NotificationKind;
  /** Of its notification; null where nothing more is known of it. */
  title: string | null;
  outcome: DeliveryOutcome;
  /** When a waiting one is due. */
  until: Instant | null;
  at: Instant;
}

export type NotificationDeliveryPage = Page<NotificationDelivery>;

/** Why no email goes to an address. */
export type StopReason = 'bounced' | 'complained';

/** Since when no email goes to a person's address, and why. */
export interface EmailStop {
  reason: StopReason;
  since: Instant;
}

/** The switch that the link of an email is for. */
export interface LinkedSwitch {
  switch: NotificationSwitch;
  isOn: boolean;
}
