import type { Instant } from './time.js';
import type { Page } from './page.js';

export const notificationTypes = [
  'lesson_reminder',
  'booking_confirmation',
  'new_booking',
  'booking_cancelled',
  'booking_rescheduled',
  'booking_request',
  'request_accepted',
  'request_rejected',
  'review',
  'message',
  'payment',
  'payout',
  'system',
] as const;

export type NotificationType = (typeof notificationTypes)[number];
export type NotificationCategory = 'lesson' | 'payment' | 'message' | 'system';

/** The filter of the notifications page that each type belongs to. */
export const categoryOf: Record<NotificationType, NotificationCategory> = {
  lesson_reminder: 'lesson',
  booking_confirmation: 'lesson',
  new_booking: 'lesson',
  booking_cancelled: 'lesson',
  booking_rescheduled: 'lesson',
  booking_request: 'lesson',
  request_accepted: 'lesson',
  request_rejected: 'lesson',
  review: 'system',
  message: 'message',
  payment: 'payment',
  payout: 'payment',
  system: 'system',
};

/** What its reader is asked to do: choose one of the proposed times, answer a request, or rate a lesson. */
export type NotificationAction = 'choose-time' | 'answer' | 'rate';

/** A notification, rendered for its reader. */
export interface Notification {
  id: string;
  userId: string;
  type: NotificationType;
  category: NotificationCategory;
  title: string;
  message: string;
  isRead: boolean;
  createdAt: Instant;
  relatedId: string | null;
  relatedEntityType: string | null;
  /** Absent if nothing is asked of its reader. */
  action?: NotificationAction;
}

export interface NotificationList extends Page<Notification> {
  /** @asType integer */
  unreadCount: number;
}

/** An email that the embedded setup stored instead of sending it (`/dev/mail`). */
export interface DevMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** null: text alone. */
  html: string | null;
  /** The names of its files, at `/dev/mail/<id>/<name>`; its HTML is at `/dev/mail/<id>/email.html`. */
  attachments: string[];
  sentAt: Instant;
}

/** A file of such an email. */
export interface DevMailFile {
  type: string;
  /** In base64. */
  content: string;
}
