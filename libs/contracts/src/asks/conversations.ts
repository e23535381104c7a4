import type {
  ConversationMessage,
  ConversationRecord,
  MessagePage,
  UnreadMessages,
  WaitingFor,
  WaitingMessages,
} from '../conversations.js';
import type { Page } from '../page.js';
import type { ListConversationsQuery, ListMessagesQuery, MarkReadBody, SendMessageBody } from '../routes/conversations.js';

export interface ConversationAsks {
  /** Stores a message once, however often it is sent with the same `clientId`. */
  'messaging.send-message': { in: { userId: string } & SendMessageBody; out: ConversationMessage };
  /** Returns the caller's conversations, the one with the latest message first, then contacts without messages. */
  'messaging.list-conversations': { in: ListConversationsQuery; out: Page<ConversationRecord> };
  'messaging.get-conversation': { in: { userId: string }; out: ConversationRecord };
  /** Returns messages after `after`, or before `before`, or the latest ones. */
  'messaging.list-messages': { in: { userId: string } & ListMessagesQuery; out: MessagePage };
  'messaging.mark-conversation-read': { in: { userId: string } & MarkReadBody; out: null };
  /** Hides a conversation from the caller until there is a new message in it. */
  'messaging.hide-conversation': { in: { userId: string }; out: null };
  /** Tells the other person that the caller is typing; nothing is stored. */
  'messaging.show-typing': { in: { userId: string }; out: null };
  /** Returns, for each of up to fifty people, how many messages of another one they have not read, and whether they may be told of them. */
  'messaging.get-waiting': { in: { pairs: WaitingFor[] }; out: WaitingMessages[] };
  'messaging.count-unread': { in: Record<string, never>; out: UnreadMessages };
  /** Neither reaches the other any more, except in lessons that they have already. */
  'messaging.block-contact': { in: { userId: string }; out: null };
  'messaging.unblock-contact': { in: { userId: string }; out: null };
}
