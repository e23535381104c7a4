import type { DevMail, DevMailFile, NotificationList } from '../notifications.js';
import type { Page } from '../page.js';
import type { ContactBody } from '../routes/contact.js';
import type { ListNotificationsQuery } from '../routes/notifications.js';
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
  'notification.get-lesson-timeline': { in: TimelineQuestion; out: TimelinePart };
}
