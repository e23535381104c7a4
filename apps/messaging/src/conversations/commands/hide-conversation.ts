import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkContact } from '../../contacts/store/reach.js';
import { findConversation } from '../store/conversation-rows.js';

@Injectable()
export class HideConversation {
  constructor(private readonly transaction: Transaction) {}

  /** Removes what was written so far for the caller alone; the next message brings the conversation back. */
  @Handles('messaging.hide-conversation', { by: ['any'], refuses: ['conversation-not-found', 'account-suspended'] })
  async run({ userId: otherId }: Asks['messaging.hide-conversation']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    await this.transaction.run(async (tx) => {
      await checkContact(tx.db, userId, otherId);
      const conversation = await findConversation(tx.db, userId, otherId);
      if (!conversation) return;
      const { told, my_read, last_seq } = conversation;
      if (told > my_read) tx.emit('contact.messages-read', { readerId: userId, senderId: otherId, upTo: last_seq });
      await tx.db.run(
        'conversation-hide',
        `UPDATE conversations SET low_cleared_up_to = CASE WHEN low_id = $2 THEN last_seq ELSE low_cleared_up_to END,
           high_cleared_up_to = CASE WHEN high_id = $2 THEN last_seq ELSE high_cleared_up_to END,
           low_read_up_to = CASE WHEN low_id = $2 THEN last_seq ELSE low_read_up_to END,
           high_read_up_to = CASE WHEN high_id = $2 THEN last_seq ELSE high_read_up_to END WHERE id = $1`,
        [conversation.id, userId],
      );
      // The person's other devices count anew; the other one is told nothing.
      tx.live(userId, 'message.read', { readerId: userId, otherId, upTo: conversation.last_seq });
    });
    return null;
  }
}
