import type { NotificationType } from '@somo/contracts/notifications';
import { EntitySchema } from 'typeorm';

/** `held`: for the summary of the day. */
type MailState = 'none' | 'planned' | 'held' | 'sent' | 'skipped';

export interface NotificationRow {
  id: string;
  userId: string;
  type: NotificationType;
  params: object;
  relatedId: string;
  relatedEntityType: string;
  /** Deduplication key among the reader's notifications: a redelivered event finds it taken. */
  once: string;
  mail: MailState;
  readAt: Date | null;
  deletedAt: Date | null;
  createdAt: Date;
}

/** A notification's columns needed to write its email. */
export type PlannedMail = Pick<NotificationRow, 'id' | 'userId' | 'type' | 'params' | 'relatedId'> & { isSeen: boolean };

export const NotificationSchema = new EntitySchema<NotificationRow>({
  name: 'notification',
  tableName: 'notifications',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { name: 'user_id', type: 'uuid' },
    type: { type: 'text' },
    params: { type: 'jsonb' },
    relatedId: { name: 'related_id', type: 'uuid' },
    relatedEntityType: { name: 'related_entity_type', type: 'text' },
    once: { type: 'text' },
    mail: { type: 'text' },
    readAt: { name: 'read_at', type: 'timestamptz', nullable: true },
    deletedAt: { name: 'deleted_at', type: 'timestamptz', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

/** What is needed to tell of one notification, whatever became of its email. */
export const notificationToTell = `
   SELECT id, user_id AS "userId", type, params, related_id AS "relatedId", (read_at IS NOT NULL OR deleted_at IS NOT NULL) AS "isSeen"
   FROM notifications WHERE id = $1`;

/** Returns a SELECT of emails in a state; a notification that was read or deleted counts as seen. */
export const plannedMails = (which: string, state: 'planned' | 'held'): string =>
  `SELECT id, user_id AS "userId", type, params, related_id AS "relatedId", (read_at IS NOT NULL OR deleted_at IS NOT NULL) AS "isSeen"
   FROM notifications WHERE ${which} AND mail = '${state}' ORDER BY id`;
