import type { ConversationMessage, ConversationRecord, MessagePage } from '../conversations.js';
import type { Page } from '../page.js';

export interface ConversationAsks {
  /** Stores a message once, however often it is sent with the same `clientId`. */
  'messaging.send-message': { in: { userId: string; text: string; clientId: string; lessonId?: string }; out: ConversationMessage };
  /** Returns the caller's conversations, the one with the latest message first. */
  'messaging.list-conversations': { in: { cursor?: string; limit?: number }; out: Page<ConversationRecord> };
  /** Returns messages after `after`, or before `before`, or the latest ones. */
  'messaging.list-messages': { in: { userId: string; after?: number; before?: number; limit?: number }; out: MessagePage };
  'messaging.mark-conversation-read': { in: { userId: string; upTo?: number }; out: null };
  /** Hides a conversation from the caller until there is a new message in it. */
  'messaging.hide-conversation': { in: { userId: string }; out: null };
}
