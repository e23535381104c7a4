import type { DevMail, NotificationCategory, NotificationList } from '../notifications.js';
import type { Page } from '../page.js';
import type { TimelinePart, TimelineQuestion } from '../timeline.js';

export interface NotificationAsks {
  'notification.list-notifications': {
    in: { type?: NotificationCategory; unread?: boolean; after?: string; cursor?: string; limit?: number };
    out: NotificationList;
  };
  'notification.mark-read': { in: { notificationId: string }; out: null };
  'notification.mark-all-read': { in: Record<string, never>; out: { marked: number } };
  'notification.delete-notification': { in: { notificationId: string }; out: null };
  /** The embedded set-up's inbox; refuses `not-found` where mail goes to a real server. */
  'notification.list-dev-mails': { in: { to?: string }; out: Page<DevMail> };
  /** What somebody writes to the operator, kept and mailed on. */
  'notification.store-contact-message': { in: { name: string; email: string; message: string }; out: null };
  'notification.get-lesson-timeline': { in: TimelineQuestion; out: TimelinePart };
}
