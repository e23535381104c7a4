import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { ConversationMessage } from '@somo/contracts/conversations';
import { refuse } from '@somo/contracts/refusals';
import { SendMessageBody } from '@somo/contracts/routes/conversations';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkContact, conversationColumns, type ConversationRow } from '../store/conversation-rows.js';
import { messageColumns, toMessage, type MessageRow } from '../store/message-rows.js';

type Input = Asks['messaging.send-message']['in'];

@Injectable()
export class SendMessage {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** The conversation's row is locked while its next number is taken, so numbers have no gaps and nothing is stored twice. */
  @Handles('messaging.send-message', {
    by: ['any'],
    input: SendMessageBody,
    refuses: ['conversation-not-found', 'account-suspended', 'client-id-reused'],
  })
  async run(input: Input, caller: Caller): Promise<ConversationMessage> {
    const { userId } = userOf(caller);
    const text = input.text.trim();
    return this.transaction.run(async (tx) => {
      await checkContact(tx.db, userId, input.userId);
      const { id: conversationId, their_read } = await this.lock(tx, userId, input.userId);
      const [before] = await tx.db.sql<MessageRow & { conversation_id: string }>(
        'message-before',
        `SELECT conversation_id, ${messageColumns} FROM messages WHERE sender_id = $1 AND client_id = $2`,
        [userId, input.clientId],
      );
      if (before && (before.conversation_id !== conversationId || before.text !== text)) throw refuse('client-id-reused');
      const stored = before ?? (await this.store(tx, conversationId, userId, { ...input, text }));
      const message = toMessage(stored, [userId, input.userId], their_read);
      if (!before) for (const personId of [userId, input.userId]) tx.live(personId, 'message.sent', message);
      return message;
    });
  }

  private async lock(tx: Tx, userId: string, otherId: string): Promise<ConversationRow> {
    const [row] = await tx.db.sql<ConversationRow>(
      'conversation-lock',
      `INSERT INTO conversations (id, low_id, high_id, last_seq, last_at) VALUES ($3, least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), 0, $4)
       ON CONFLICT (low_id, high_id) DO UPDATE SET last_at = conversations.last_at RETURNING ${conversationColumns}`,
      [userId, otherId, newId(), new Date(this.clock.now())],
    );
    return row!;
  }

  /** The sender has read their own message. The same id sent to another person at the same moment is refused, which undoes the number. */
  private async store(tx: Tx, conversationId: string, userId: string, { text, clientId, lessonId }: Input): Promise<MessageRow> {
    const [row] = await tx.db.sql<MessageRow>(
      'message-store',
      `WITH next AS (
         UPDATE conversations SET last_seq = last_seq + 1, last_at = $6,
           low_read_up_to = CASE WHEN low_id = $2 THEN last_seq + 1 ELSE low_read_up_to END,
           high_read_up_to = CASE WHEN high_id = $2 THEN last_seq + 1 ELSE high_read_up_to END
         WHERE id = $1 RETURNING last_seq)
       INSERT INTO messages (conversation_id, seq, sender_id, client_id, text, lesson_id, sent_at)
       SELECT $1, last_seq, $2, $3, $4, $5, $6 FROM next
       ON CONFLICT (sender_id, client_id) DO NOTHING RETURNING ${messageColumns}`,
      [conversationId, userId, clientId, text, lessonId ?? null, new Date(this.clock.now())],
    );
    if (!row) throw refuse('client-id-reused');
    return row;
  }
}
