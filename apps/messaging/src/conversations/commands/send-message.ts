import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { ConversationMessage } from '@somo/contracts/conversations';
import { refuse } from '@somo/contracts/refusals';
import { SendMessageBody } from '@somo/contracts/routes/conversations';
import { unansweredMax } from '@somo/contracts/rules/messages';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isRestricted } from '@somo/platform/operating/restrictions';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { FirstContact, openFirstContact } from '../../contacts/first-contact.js';
import { settleContact } from '../../contacts/store/contacts.js';
import { mayReach, readReach, type Reach } from '../../contacts/store/reach.js';
import { lockConversation, storeMessage } from '../store/message-storage.js';
import { giveToMessage } from '../../files/store/files.js';
import { findSent, toMessage, type MessageRow } from '../store/message-rows.js';
import { StandingLesson } from '../standing-lesson.js';

type Input = Asks['messaging.send-message']['in'];

@Injectable()
export class SendMessage {
  constructor(
    private readonly transaction: Transaction,
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly firstContact: FirstContact,
    private readonly standingLesson: StandingLesson,
  ) {}

  /** The conversation's row is locked while its next number is taken, so numbers have no gaps and nothing is stored twice. */
  @Handles('messaging.send-message', {
    by: ['any'],
    input: SendMessageBody,
    refuses: [
      'conversation-not-found',
      'account-suspended',
      'account-restricted',
      'not-taking-new-students',
      'client-id-reused',
      'too-many-unanswered',
      'too-many-new-teachers',
      'file-not-found',
    ],
  })
  async run(input: Input, caller: Caller): Promise<ConversationMessage> {
    const { userId } = userOf(caller);
    const people = [userId, input.userId] as const;
    const reach = await readReach(this.db, ...people);
    await this.checkMayWrite(reach, input, caller);
    const now = this.clock.now();
    const message = { ...input, text: input.text.trim() };
    return this.transaction.run(async (tx) => {
      if (!reach) await openFirstContact(tx, ...people, now);
      const { id, last_seq, their_read, my_read, told } = await lockConversation(tx.db, people, now);
      const before = await findSent(tx.db, userId, input.clientId);
      if (before && !isSame(before, { ...message, conversationId: id })) throw refuse('client-id-reused');
      if (!before && (reach?.isNew ?? true)) await noteNewContact(tx, people, { openedBy: reach?.openedBy ?? userId, sent: last_seq });
      const row = before ?? (await this.store(tx, id, userId, message));
      const stored = toMessage(row, people, their_read);
      const { seq, sentAt } = stored;
      // Whoever answers has read what came before.
      if (!before && told > my_read) tx.emit('contact.messages-read', { readerId: userId, senderId: input.userId, upTo: last_seq });
      if ('isWaiting' in row && row.isWaiting)
        tx.emit('contact.message-waiting', { readerId: input.userId, senderId: userId, seq, sentAt });
      if (!before) for (const personId of people) tx.live(personId, 'message.sent', stored);
      return stored;
    });
  }

  private async store(tx: Tx, conversationId: string, userId: string, { fileId, ...message }: Input): Promise<MessageRow> {
    const { clientId } = message;
    const file = fileId ? await giveToMessage(tx.db, { fileId, ownerId: userId, conversationId, clientId }) : null;
    return storeMessage(tx.db, conversationId, userId, { ...message, file }, this.clock.now());
  }

  /**
   * Strangers, the blocked and the suspended all get the same answer. The chat of a lesson stays open during the lesson, even if one has
   * blocked the other.
   */
  private async checkMayWrite(reach: Reach | undefined, { userId: otherId, lessonId }: Input, caller: Caller): Promise<void> {
    if (!reach) return this.firstContact.check(caller, otherId);
    if (reach.isSuspended) throw refuse('account-suspended');
    // Until the other person answers, they are still new to the one who wrote first.
    const { userId } = userOf(caller);
    if (reach.isNew && reach.openedBy === userId && (await isRestricted(this.db, userId))) throw refuse('account-restricted');
    if (!mayReach(reach) && !(await this.standingLesson.isOn(lessonId, otherId, this.clock.now()))) throw refuse('conversation-not-found');
  }
}

/** The same id is the same message only with the same text and the same file, to the same person. */
const isSame = (
  before: MessageRow & { conversation_id: string },
  { text, fileId, conversationId }: { text: string; fileId?: string; conversationId: string },
) => before.conversation_id === conversationId && before.text === text && (before.file?.id ?? undefined) === fileId;

/** While the contact is new, all messages are of the one who wrote first, and there are not many; the first message of the other one is the answer. */
async function noteNewContact(
  tx: Tx,
  [senderId, otherId]: readonly [string, string],
  { openedBy, sent }: { openedBy: string; sent: number },
): Promise<void> {
  if (openedBy !== senderId) return settleContact(tx.db, senderId, otherId);
  if (sent >= unansweredMax) throw refuse('too-many-unanswered');
}
