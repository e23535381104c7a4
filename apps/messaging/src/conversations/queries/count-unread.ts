import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { UnreadMessages } from '@somo/contracts/conversations';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { conversationColumns, unreadOf } from '../store/conversation-rows.js';

@Injectable()
export class CountUnread {
  constructor(private readonly db: Db) {}

  @Handles('messaging.count-unread', { by: ['any'] })
  async run(_: Asks['messaging.count-unread']['in'], caller: Caller): Promise<UnreadMessages> {
    const [row] = await this.db.sql<UnreadMessages>(
      'unread-count',
      `SELECT COALESCE(sum(${unreadOf('c')}), 0)::int AS "unreadCount"
       FROM (SELECT ${conversationColumns} FROM conversations WHERE low_id = $1 OR high_id = $1) c
       WHERE c.last_seq > greatest(c.my_read, c.cleared)`,
      [userOf(caller).userId],
    );
    return { unreadCount: row?.unreadCount ?? 0 };
  }
}
