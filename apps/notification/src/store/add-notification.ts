import { newId } from '@somo/platform/ids';
import type { Tx } from '@somo/platform/transaction';
import type { Content } from '../domain/content.js';
import { stranger, type Reader } from '../domain/reader.js';
import type { NotificationRow } from './notification.schema.js';
import { toNotification } from './to-notification.js';

/** What it is about: a lesson, or something of the reader's own. */
type About = { bookingId: string; about?: undefined } | { about: { id: string; type: 'payout' | 'payout-method' } };

export type Note = About & {
  userId: string;
  content: Content;
  /** Tells apart what may happen more than once to one lesson; a repeat of the same adds nothing. */
  once?: string;
  mail?: boolean;
  /** Given where the reader's names and zone could be asked for; otherwise the push says less than the list will. */
  reader?: Reader;
  /** News is pushed to open pages; what comes to light late is only written down. */
  push?: boolean;
};

/** Writes a bell row once, with its push and its mail. */
export async function addNotification(tx: Tx, note: Note, now: number): Promise<void> {
  const about = note.about ?? { id: note.bookingId, type: 'lesson' };
  const row: NotificationRow = {
    id: newId(),
    userId: note.userId,
    type: note.content.type,
    params: note.content.params,
    relatedId: about.id,
    relatedEntityType: about.type,
    once: note.once ?? '',
    mail: note.mail ? 'planned' : 'none',
    readAt: null,
    deletedAt: null,
    createdAt: new Date(now),
  };
  const added = await tx.db.run(
    'notification-add',
    `INSERT INTO notifications (id, user_id, type, params, related_id, related_entity_type, once, mail, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT ON CONSTRAINT notifications_once DO NOTHING`,
    [row.id, row.userId, row.type, JSON.stringify(row.params), row.relatedId, row.relatedEntityType, row.once, row.mail, row.createdAt],
  );
  if (added === 0) return;
  if (note.push !== false) tx.live(note.userId, 'notification.created', toNotification(row, note.reader ?? stranger(note.userId)));
  if (note.mail) tx.plan('send-mail', { key: row.id, dueAt: now, data: { mailId: row.id } });
}
