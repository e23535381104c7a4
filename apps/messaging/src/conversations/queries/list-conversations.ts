import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { ConversationRecord } from '@somo/contracts/conversations';
import type { Page } from '@somo/contracts/page';
import { isInstant, toInstant } from '@somo/contracts/time';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { conversationColumns, type ConversationRow } from '../store/conversation-rows.js';
import { messageColumns, toMessage, type MessageRow } from '../store/message-rows.js';

type Row = ConversationRow & MessageRow & { other_id: string; last_at: Date; unread: number };

const defaultLimit = 20;

@Injectable()
export class ListConversations {
  constructor(private readonly db: Db) {}

  @Handles('messaging.list-conversations', { by: ['any'] })
  async run(
    { cursor, limit = defaultLimit }: Asks['messaging.list-conversations']['in'],
    caller: Caller,
  ): Promise<Page<ConversationRecord>> {
    const { userId } = userOf(caller);
    const [beforeAt, beforeId] = cursor === undefined ? [null, null] : decodeCursor(cursor, isInstant, isUuid);
    const rows = await this.db.sql<Row>(
      'conversations-list',
      `SELECT c.*, ${messageColumns},
         (SELECT count(*)::int FROM messages u WHERE u.conversation_id = c.id AND u.seq > greatest(c.my_read, c.cleared) AND u.sender_id <> $1) AS unread
       FROM (SELECT ${conversationColumns}, last_at, CASE WHEN low_id = $1 THEN high_id ELSE low_id END AS other_id
             FROM conversations WHERE low_id = $1 OR high_id = $1) c
         JOIN messages m ON m.conversation_id = c.id AND m.seq = c.last_seq
       WHERE c.last_seq > c.cleared AND ($2::timestamptz IS NULL OR (c.last_at, c.id) < ($2, $3::uuid))
       ORDER BY c.last_at DESC, c.id DESC LIMIT $4`,
      [userId, beforeAt, beforeId, limit + 1],
    );
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.map((row) => ({
        userId: row.other_id,
        lastMessage: toMessage(row, [userId, row.other_id], row.sender_id === userId ? row.their_read : row.my_read),
        unreadCount: row.unread,
      })),
      nextCursor: rows.length > limit && last ? encodeCursor([toInstant(last.last_at.getTime()), last.id]) : null,
    };
  }
}
