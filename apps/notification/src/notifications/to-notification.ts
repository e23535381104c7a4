import { categoryOf, type Notification } from '@somo/contracts/notifications';
import { toInstant } from '@somo/contracts/time';
import type { Content } from '../domain/content.js';
import type { Reader } from '../domain/reader.js';
import { render } from '../domain/render.js';
import type { NotificationRow } from '../store/notification.schema.js';

export function contentOf(row: Pick<NotificationRow, 'type' | 'params'>): Content {
  return { type: row.type, params: row.params } as Content;
}

/** Returns a notification as its reader sees it. */
export function toNotification(row: NotificationRow, reader: Reader): Notification {
  return {
    id: row.id,
    userId: row.userId,
    type: row.type,
    category: categoryOf[row.type],
    ...render(contentOf(row), reader),
    isRead: row.readAt !== null,
    createdAt: toInstant(row.createdAt.getTime()),
    relatedId: row.relatedId,
    relatedEntityType: row.relatedEntityType,
  };
}
