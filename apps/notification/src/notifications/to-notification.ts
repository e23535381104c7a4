import { categoryOf, type Notification } from '@somo/contracts/notifications';
import { toInstant } from '@somo/contracts/time';
import { actionOf } from '../domain/action-of.js';
import type { Content } from '../domain/content.js';
import { withLearner } from '../domain/learner.js';
import type { Reader } from '../domain/reader.js';
import { render } from '../domain/render.js';
import type { NotificationRow } from '../store/notification.schema.js';

export function contentOf(row: Pick<NotificationRow, 'type' | 'params'>): Content {
  return { type: row.type, params: row.params } as Content;
}

/** Returns a notification as its reader sees it. `learner`: the first name of the learner its lesson is for. */
export function toNotification(row: NotificationRow, reader: Reader, learner?: string): Notification {
  const content = contentOf(row);
  const action = actionOf(content, row.userId);
  return {
    id: row.id,
    userId: row.userId,
    type: row.type,
    category: categoryOf[row.type],
    ...render(withLearner(content, learner), reader),
    isRead: row.readAt !== null,
    createdAt: toInstant(row.createdAt.getTime()),
    relatedId: row.relatedId,
    relatedEntityType: row.relatedEntityType,
    ...(action ? { action } : {}),
  };
}
