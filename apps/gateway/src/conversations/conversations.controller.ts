import { Controller, Query } from '@nestjs/common';
import type { Conversation, ConversationRecord } from '@somo/contracts/conversations';
import type { Page } from '@somo/contracts/page';
import { ListConversationsQuery, ListMessagesQuery, MarkReadBody, SendMessageBody } from '@somo/contracts/routes/conversations';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Forward } from '../http/forward.js';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';

@Controller()
@Forward('GET /api/conversations/:userId/messages', 'messaging.list-messages', {
  summary: 'List the messages with a person, oldest first: the latest, those before one, or those after one',
  by: ['any'],
  of: 'other person',
  id: 'userId',
  query: ListMessagesQuery,
})
@Forward('POST /api/conversations/:userId/messages', 'messaging.send-message', {
  summary: 'Send a message to someone you share a lesson or a request with, or to a listed teacher; the same clientId stores it once',
  by: ['any'],
  of: 'other person',
  status: 201,
  id: 'userId',
  body: SendMessageBody,
  limit: 'message',
})
@Forward('POST /api/conversations/:userId/read', 'messaging.mark-conversation-read', {
  summary: 'Mark the messages of a person as read, up to one of them',
  by: ['any'],
  of: 'other person',
  status: 204,
  id: 'userId',
  body: MarkReadBody,
})
@Forward('DELETE /api/conversations/:userId', 'messaging.hide-conversation', {
  summary: 'Remove a conversation from your list until there is a new message',
  by: ['any'],
  of: 'other person',
  status: 204,
  id: 'userId',
})
@Forward('GET /api/conversations/unread', 'messaging.count-unread', { summary: 'Count the messages you have not read', by: ['any'] })
@Forward('PUT /api/contacts/:userId/block', 'messaging.block-contact', {
  summary: 'Block a person: no messages, requests or new bookings either way',
  by: ['any'],
  of: 'other person',
  status: 204,
  id: 'userId',
})
@Forward('DELETE /api/contacts/:userId/block', 'messaging.unblock-contact', {
  summary: 'Unblock a person',
  by: ['any'],
  of: 'other person',
  status: 204,
  id: 'userId',
})
export class ConversationsController {
  constructor(
    readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/conversations', { summary: 'List your contacts, the one with the latest message first', by: ['any'] })
  async listConversations(@Query() query: ListConversationsQuery): Promise<Page<Conversation>> {
    const { items, nextCursor } = await this.ask.for('messaging.list-conversations', { ...query });
    return { items: await this.withPeople(items), nextCursor };
  }

  @Route('GET /api/conversations/:userId', {
    summary: 'Get the conversation with a contact, or with a teacher you may write to',
    by: ['any'],
    of: 'other person',
  })
  async getConversation(@Id() userId: string): Promise<Conversation> {
    const [conversation] = await this.withPeople([await this.ask.for('messaging.get-conversation', { userId })]);
    return conversation!;
  }

  private async withPeople(records: ConversationRecord[]): Promise<Conversation[]> {
    const people = await this.people.byIds(records.map(({ userId }) => userId));
    return records.map((record) => ({ ...record, user: people.get(record.userId) as Conversation['user'] }));
  }
}
