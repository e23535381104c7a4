import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { MarkReadBody } from '@somo/contracts/routes/conversations';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { sharesActivity } from '../../store/shares-activity.js';
import { checkContact, mayReach } from '../../contacts/store/reach.js';
import { findConversation } from '../store/conversation-rows.js';

@Injectable()
export class MarkConversationRead {
  constructor(private readonly transaction: Transaction) {}

  /** Reading only goes forward, and not beyond what was written. */
  @Handles('messaging.mark-conversation-read', {
    by: ['any'],
    input: MarkReadBody,
    refuses: ['conversation-not-found', 'account-suspended'],
  })
  async run({ userId: otherId, upTo }: Asks['messaging.mark-conversation-read']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    await this.transaction.run(async (tx) => {
      const reach = await checkContact(tx.db, userId, otherId);
      const conversation = await findConversation(tx.db, userId, otherId);
      const read = Math.min(upTo ?? Infinity, conversation?.last_seq ?? 0);
      if (!conversation || read <= conversation.my_read) return;
      await tx.db.run(
        'conversation-read',
        `UPDATE conversations SET low_read_up_to = CASE WHEN low_id = $2 THEN greatest(low_read_up_to, $3) ELSE low_read_up_to END,
           high_read_up_to = CASE WHEN high_id = $2 THEN greatest(high_read_up_to, $3) ELSE high_read_up_to END WHERE id = $1`,
        [conversation.id, userId, read],
      );
      if (conversation.told > conversation.my_read) tx.emit('contact.messages-read', { readerId: userId, senderId: otherId, upTo: read });
      const told = mayReach(reach) && (await sharesActivity(tx.db, userId)) ? [userId, otherId] : [userId];
      for (const personId of told) tx.live(personId, 'message.read', { readerId: userId, otherId, upTo: read });
    });
    return null;
  }
}
