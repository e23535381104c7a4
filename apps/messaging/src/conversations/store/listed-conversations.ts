import type { ConversationRecord } from '@somo/contracts/conversations';
import type { Db } from '@somo/platform/db';
import { conversationColumns, unreadOf, type ConversationRow } from './conversation-rows.js';
import { messageColumns, toMessage, type MessageRow } from './message-rows.js';

/** A contact as one person's list shows them; `seq` is null, and so are the other columns of a message, where nobody has written. */
interface ListedRow extends Omit<ConversationRow, 'told'>, Omit<MessageRow, 'seq'> {
  other_id: string;
  /** When the last message was written, or since when they have been contacts. */
  listed_at: Date;
  seq: number | null;
  unread: number;
  is_blocked: boolean;
}

interface Listed {
  before: { at: Date; otherId: string } | null;
  /** Only these contacts. */
  among: string[] | null;
  limit: number;
  /** Also a conversation that the person has deleted, without its messages. */
  withCleared?: boolean;
}

/** So many contacts are searched by name. */
const searchedMax = 5000;

/** Returns a person's contacts, the one with the latest message first. Those whose conversation they have deleted come back with its next message. */
export function listConversations(db: Db, userId: string, { before, among, limit, withCleared = false }: Listed): Promise<ListedRow[]> {
  return db.sql<ListedRow>(
    'conversations-list',
    `SELECT c.*, ${messageColumns}, COALESCE(${unreadOf('c')}, 0) AS unread,
       EXISTS (SELECT FROM blocks WHERE blocker_id = $1 AND blocked_id = c.other_id AND is_blocked) AS is_blocked
     FROM (
       SELECT k.other_id, v.id, v.last_seq, v.my_read, v.their_read, v.cleared, COALESCE(v.last_at, k.since, 'epoch') AS listed_at
       FROM contacts k
         LEFT JOIN LATERAL (
           SELECT ${conversationColumns}, last_at FROM conversations
           WHERE low_id = least(k.person_id, k.other_id) AND high_id = greatest(k.person_id, k.other_id)) v ON true
       WHERE k.person_id = $1 AND ($4::uuid[] IS NULL OR k.other_id = ANY ($4::uuid[]))
     ) c
       LEFT JOIN messages m ON m.conversation_id = c.id AND m.seq = c.last_seq AND m.seq > c.cleared
     WHERE (c.id IS NULL OR c.last_seq > c.cleared OR $6) AND ($2::timestamptz IS NULL OR (c.listed_at, c.other_id) < ($2, $3::uuid))
     ORDER BY c.listed_at DESC, c.other_id DESC LIMIT $5`,
    [userId, before?.at ?? null, before?.otherId ?? null, among, limit, withCleared],
  );
}

/** Returns the ids of a person's contacts, the newest first, at most 5,000. */
export async function contactIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    'contact-ids',
    `SELECT other_id AS id FROM contacts WHERE person_id = $1 ORDER BY since DESC NULLS LAST LIMIT ${searchedMax}`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** Returns the conversation as messaging answers it to this person. */
export function toRecord(row: ListedRow, userId: string): ConversationRecord {
  const { other_id: otherId, seq, unread, is_blocked: isBlocked } = row;
  const readUpTo = row.sender_id === userId ? row.their_read : row.my_read;
  const lastMessage = seq === null ? null : toMessage({ ...row, seq }, [userId, otherId], readUpTo);
  return { userId: otherId, lastMessage, unreadCount: unread, isBlocked };
}
