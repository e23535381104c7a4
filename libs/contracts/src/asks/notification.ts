import type { DevMail, DevMailFile, NotificationList } from '../notifications.js';
import type { NotificationDeliveryPage, EmailStop, LinkedSwitch, NotificationSettings } from '../notification-settings.js';
import type { Page } from '../page.js';
import type { ContactBody } from '../routes/contact.js';
import type { ListNotificationsQuery } from '../routes/notifications.js';
import type { PageQuery } from '../routes/paging.js';
import type { NotificationSettingsBody } from '../routes/notification-settings.js';
import type { TestEmail } from '../system.js';
import type { Webhook } from '../webhook.js';
import type { TimelinePart, TimelineQuestion } from '../timeline.js';

export interface NotificationAsks {
  'notification.list-notifications': { in: ListNotificationsQuery; out: NotificationList };
  'notification.mark-read': { in: { notificationId: string }; out: null };
  'notification.mark-all-read': { in: Record<string, never>; out: { marked: number } };
  'notification.delete-notification': { in: { notificationId: string }; out: null };
  /** The embedded setup's inbox; refuses `not-found` when emails go to a real server. */
  'notification.list-dev-mails': { in: { to?: string }; out: Page<DevMail> };
  'notification.get-dev-mail-file': { in: { mailId: string; name: string }; out: DevMailFile };
  /** Stores a message to the operator and forwards it by email. */
  'notification.store-contact-message': { in: ContactBody; out: null };
  /** Emails the calling operator at once. */
  'notification.send-test-email': { in: Record<string, never>; out: TestEmail };
  'notification.get-settings': { in: Record<string, never>; out: { notifications: NotificationSettings; emailStop: EmailStop | null } };
  'notification.save-settings': { in: NotificationSettingsBody; out: NotificationSettings };
  /** Emails go to the caller's address again. */
  'notification.resume-email': { in: Record<string, never>; out: null };
  /** Returns what was emailed to the caller, and what was not and why, newest first. */
  'notification.list-deliveries': { in: PageQuery; out: NotificationDeliveryPage };
  /** The same, about another person, for operators. */
  'notification.list-deliveries-of': { in: { userId: string } & PageQuery; out: NotificationDeliveryPage };
  /** Returns which switch the link of an email is for, and whether it is on. */
  'notification.get-unsubscribe': { in: { token: string }; out: LinkedSwitch };
  /** Turns the switch of the link off, or on again. */
  'notification.unsubscribe': { in: { token: string; isOn: boolean }; out: LinkedSwitch };
  /** A mail provider reports emails that did not arrive, or about which somebody complained. */
  'notification.receive-mail-webhook': { in: { provider: string } & Webhook; out: null };
  'notification.get-lesson-timeline': { in: TimelineQuestion; out: TimelinePart };
}
