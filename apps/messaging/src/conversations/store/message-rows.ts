import type { ConversationMessage } from '@somo/contracts/conversations';
import { toInstant } from '@somo/contracts/time';

export interface MessageRow {
  seq: number;
  sender_id: string;
  client_id: string;
  text: string;
  lesson_id: string | null;
  sent_at: Date;
}

export const messageColumns = 'seq, sender_id, client_id, text, lesson_id, sent_at';

/** Returns a message between two people; `readUpTo` is how far its receiver has read. */
export function toMessage(row: MessageRow, [one, other]: readonly [string, string], readUpTo: number): ConversationMessage {
  return {
    seq: row.seq,
    senderId: row.sender_id,
    receiverId: row.sender_id === one ? other : one,
    text: row.text,
    sentAt: toInstant(row.sent_at.getTime()),
    clientId: row.client_id,
    lessonId: row.lesson_id,
    isRead: row.seq <= readUpTo,
  };
}
