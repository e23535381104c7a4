import { kindRules, silencedBy } from '@somo/contracts/notification-settings';
import { newId } from '@somo/platform/ids';
import { runAsIs, type Own } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { settingsOf } from '../delivery/settings-of.js';
import type { Content } from '../domain/content.js';
import { kindOf } from '../domain/kind-of.js';
import { anonymousReader, type Reader } from '../domain/reader.js';
import type { NotificationRow } from '../store/notification.schema.js';
import { toNotification } from './to-notification.js';

/** The subject: a lesson, or something of the reader's own. */
type About =
  | { bookingId: string; about?: undefined }
  | {
      about: {
        id: string;
        type:
          | 'account'
          | 'export'
          | 'payout'
          | 'payout-method'
          | 'person'
          | 'report'
          | 'request'
          | 'session'
          | 'conversation'
          | 'verification'
          | 'calendar'
          | 'teacher';
      };
    };

export type NewNotification = About & {
  userId: string;
  content: Content;
  /** Distinguishes repeatable events of one lesson; a duplicate adds nothing. */
  once?: string;
  mail?: boolean;
  /** When the email is due, if not at once; epoch milliseconds. */
  mailAt?: number;
  /** Set if the reader's names and time zone could be fetched; otherwise the push contains less than the list. */
  reader?: Reader;
  /** The first name of the learner the lesson is for, where it is known; only for the push to open pages. */
  learner?: string | undefined;
  /** False for outdated events: they are stored, but not pushed to open pages. */
  push?: boolean;
  /** If several events are handled together. */
  own?: Own;
};

/** Adds notifications, each only once, with their pushes and emails. Those that a person has switched off are stored without appearing in the bell. */
export async function addNotifications(tx: Tx, notes: NewNotification[], now: number): Promise<void> {
  if (notes.length === 0) return;
  const isSilent = await silentIn(tx, notes);
  const rows = notes.map((note) => rowOf(note, now, isSilent(note)));
  const added = await tx.db.sql<{ id: string; isPushed: boolean }>(
    'notifications-add',
    `INSERT INTO notifications (id, user_id, type, params, related_id, related_entity_type, once, mail, deleted_at, created_at)
     SELECT id, "userId", type, params, "relatedId", "relatedEntityType", once, mail, "deletedAt", $2
     FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, "userId" uuid, type text, params jsonb, "relatedId" uuid, "relatedEntityType" text, once text, mail text, "deletedAt" timestamptz)
     ON CONFLICT ON CONSTRAINT notifications_once DO NOTHING
     RETURNING id, EXISTS (SELECT FROM push_devices WHERE push_devices.user_id = notifications.user_id) AS "isPushed"`,
    [JSON.stringify(rows), new Date(now)],
  );
  const known = new Map(added.map(({ id, isPushed }) => [id, isPushed]));
  notes.forEach((note, at) => {
    const { userId, content, reader, learner, push, mail, mailAt = now, own = runAsIs } = note;
    const row = rows[at];
    if (!row || !known.has(row.id)) return;
    if (push !== false && row.deletedAt === null)
      tx.live(userId, 'notification.created', toNotification(row, { reader: reader ?? anonymousReader(userId), learner, now }));
    own(() => {
      if (push !== false && known.get(row.id) && kindRules[kindOf(content)].push !== 'none')
        tx.plan('send-push', { key: row.id, dueAt: now, data: { notificationId: row.id } });
      if (mail) tx.plan('send-mail', { key: row.id, dueAt: mailAt, data: { mailId: row.id } });
    });
  });
}

/** Returns which of the notifications their readers do not want in the bell. */
async function silentIn(tx: Tx, notes: NewNotification[]): Promise<(note: NewNotification) => boolean> {
  const switched = notes.filter(({ content }) => kindRules[kindOf(content)].bell === 'switched');
  if (switched.length === 0) return () => false;
  const settings = await settingsOf(
    tx.db,
    switched.map(({ userId }) => userId),
  );
  return ({ userId, content }) => silencedBy(kindOf(content), 'bell', settings(userId)) !== null;
}

function rowOf(note: NewNotification, now: number, isSilent: boolean): NotificationRow {
  const about = note.about ?? { id: note.bookingId, type: 'lesson' };
  return {
    id: newId(),
    userId: note.userId,
    type: note.content.type,
    params: note.content.params,
    relatedId: about.id,
    relatedEntityType: about.type,
    once: note.once ?? '',
    mail: note.mail ? 'planned' : 'none',
    readAt: null,
    deletedAt: isSilent ? new Date(now) : null,
    createdAt: new Date(now),
  };
}
