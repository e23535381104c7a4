import type { ConversationMessage } from '@somo/contracts/conversations';
import { toInstant } from '@somo/contracts/time';
import type { MessageFile } from '@somo/contracts/uploads';
import type { Db } from '@somo/platform/db';

export interface MessageRow {
  seq: number;
  sender_id: string;
  client_id: string;
  text: string;
  lesson_id: string | null;
  request_id: string | null;
  sent_at: Date;
  file: MessageFile | null;
}

export const messageColumns = 'seq, sender_id, client_id, text, lesson_id, request_id, sent_at, file';

/** Returns what a person has sent with this id, and in which conversation. */
export async function findSent(
  db: Db,
  senderId: string,
  clientId: string,
): Promise<(MessageRow & { conversation_id: string }) | undefined> {
  const [row] = await db.sql<MessageRow & { conversation_id: string }>(
    'message-before',
    `SELECT conversation_id, ${messageColumns} FROM messages WHERE sender_id = $1 AND client_id = $2`,
    [senderId, clientId],
  );
  return row;
}

/** Returns a message between two people; `readUpTo` is how far its receiver has read. */
export function toMessage(row: MessageRow, [one, other]: readonly [string, string], readUpTo: number): ConversationMessage {
  return {
    seq: row.seq,
    senderId: row.sender_id,
    receiverId: row.sender_id === one ? other : one,
    text: row.text,
    file: row.file,
    sentAt: toInstant(row.sent_at.getTime()),
    clientId: row.client_id,
    lessonId: row.lesson_id,
    requestId: row.request_id,
    isRead: row.seq <= readUpTo,
  };
}
