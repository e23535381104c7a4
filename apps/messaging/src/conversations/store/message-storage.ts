import { refuse } from '@somo/contracts/refusals';
import type { SendMessageBody } from '@somo/contracts/routes/conversations';
import type { MessageFile } from '@somo/contracts/uploads';
import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { conversationColumns, type ConversationRow } from './conversation-rows.js';
import { messageColumns, type MessageRow } from './message-rows.js';

/** Returns the conversation of two people, as the first of them sees it, with its row locked. */
export async function lockConversation(db: Db, people: readonly [string, string], now: number): Promise<ConversationRow> {
  const [row] = await db.sql<ConversationRow>(
    'conversation-lock',
    `INSERT INTO conversations (id, low_id, high_id, last_seq, last_at) VALUES ($3, least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), 0, $4)
     ON CONFLICT (low_id, high_id) DO UPDATE SET last_at = conversations.last_at RETURNING ${conversationColumns}`,
    [...people, newId(), new Date(now)],
  );
  return row!;
}

/** A message that was just stored. `isWaiting`: its reader is to be told of it, having read the last one of which they were told. */
type StoredMessage = MessageRow & { isWaiting: boolean };

/** Returns SQL that is true where one side has read, or removed, the last message of which it was told. */
const hasReadTold = (side: 'low' | 'high') => `${side}_told_up_to <= greatest(${side}_read_up_to, ${side}_cleared_up_to)`;

/**
 * Stores a message as the next one of its locked conversation. The sender has read their own message. The same id sent to another person at
 * the same moment is refused, which undoes the number.
 */
export async function storeMessage(
  db: Db,
  conversationId: string,
  senderId: string,
  { text, clientId, lessonId, requestId, file }: Omit<SendMessageBody, 'fileId'> & { file: MessageFile | null },
  now: number,
): Promise<StoredMessage> {
  const [row] = await db.sql<StoredMessage>(
    'message-store',
    `WITH next AS (
       UPDATE conversations SET last_seq = last_seq + 1, last_at = $6,
         low_read_up_to = CASE WHEN low_id = $2 THEN last_seq + 1 ELSE low_read_up_to END,
         high_read_up_to = CASE WHEN high_id = $2 THEN last_seq + 1 ELSE high_read_up_to END,
         low_told_up_to = CASE WHEN high_id = $2 AND ${hasReadTold('low')} THEN last_seq + 1 ELSE low_told_up_to END,
         high_told_up_to = CASE WHEN low_id = $2 AND ${hasReadTold('high')} THEN last_seq + 1 ELSE high_told_up_to END
       WHERE id = $1 RETURNING last_seq, last_seq = CASE WHEN high_id = $2 THEN low_told_up_to ELSE high_told_up_to END AS "isWaiting")
     INSERT INTO messages (conversation_id, seq, sender_id, client_id, text, lesson_id, request_id, sent_at, file)
     SELECT $1, last_seq, $2, $3, $4, $5, $8, $6, $7 FROM next
     ON CONFLICT (sender_id, client_id) DO NOTHING RETURNING ${messageColumns}, (SELECT "isWaiting" FROM next)`,
    [conversationId, senderId, clientId, text, lessonId ?? null, new Date(now), file && JSON.stringify(file), requestId ?? null],
  );
  if (!row) throw refuse('client-id-reused');
  return row;
}
