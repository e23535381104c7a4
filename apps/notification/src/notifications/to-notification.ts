import { categoryOf, type Notification } from '@somo/contracts/notifications';
import { toInstant } from '@somo/contracts/time';
import { actionOf, asksUntil } from '../domain/action-of.js';
import type { Content } from '../domain/content.js';
import { withoutPastDeadline } from '../domain/is-current.js';
import { withLearner } from '../domain/learner.js';
import type { Reader } from '../domain/reader.js';
import { render } from '../domain/render.js';
import type { NotificationRow } from '../store/notification.schema.js';

export function contentOf(row: Pick<NotificationRow, 'type' | 'params'>): Content {
  return { type: row.type, params: row.params } as Content;
}

interface Seen {
  reader: Reader;
  /** The first name of the learner its lesson is for. */
  learner: string | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/** Returns a notification as its reader sees it now. */
export function toNotification(row: NotificationRow, { reader, learner, now }: Seen): Notification {
  const content = withoutPastDeadline(contentOf(row), now);
  const action = now < asksUntil(content, row.createdAt.getTime()) ? actionOf(content, row.userId) : undefined;
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
