import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { MessagePage } from '@somo/contracts/conversations';
import { refuse } from '@somo/contracts/refusals';
import { messagePage } from '@somo/contracts/rules/messages';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { FirstContact } from '../../contacts/first-contact.js';
import { readReach } from '../../contacts/store/reach.js';
import { findConversation } from '../store/conversation-rows.js';
import { messageColumns, toMessage, type MessageRow } from '../store/message-rows.js';

@Injectable()
export class ListMessages {
  constructor(
    private readonly db: Db,
    private readonly firstContact: FirstContact,
  ) {}

  @Handles('messaging.list-messages', {
    by: ['any'],
    refuses: ['conversation-not-found', 'account-suspended', 'account-restricted', 'not-taking-new-students'],
  })
  async run(
    { userId: otherId, after, before, limit = messagePage }: Asks['messaging.list-messages']['in'],
    caller: Caller,
  ): Promise<MessagePage> {
    const { userId } = userOf(caller);
    const reach = await readReach(this.db, userId, otherId);
    if (!reach) await this.firstContact.check(caller, otherId);
    if (reach?.isSuspended) throw refuse('account-suspended');
    const conversation = reach && (await findConversation(this.db, userId, otherId));
    if (!conversation) return { items: [], hasEarlier: false, readUpTo: 0 };
    const from = Math.max(conversation.cleared, after ?? 0);
    const direction = after === undefined ? 'DESC' : 'ASC';
    const rows = await this.db.sql<MessageRow>(
      `messages-${direction}`,
      `SELECT ${messageColumns} FROM messages WHERE conversation_id = $1 AND seq > $2 AND seq < $3 ORDER BY seq ${direction} LIMIT $4`,
      [conversation.id, from, before ?? conversation.last_seq + 1, limit],
    );
    const items = rows
      .map((row) => toMessage(row, [userId, otherId], row.sender_id === userId ? conversation.their_read : conversation.my_read))
      .sort((a, b) => a.seq - b.seq);
    const first = items[0]?.seq ?? conversation.last_seq + 1;
    return { items, hasEarlier: first > conversation.cleared + 1 && items.length > 0, readUpTo: conversation.their_read };
  }
}
