import { Body, Controller, Query } from '@nestjs/common';
import type { Conversation, ConversationMessage, MessagePage } from '@somo/contracts/conversations';
import type { Page } from '@somo/contracts/page';
import { ListMessagesQuery, MarkReadBody, SendMessageBody } from '@somo/contracts/routes/conversations';
import { PageQuery } from '@somo/contracts/routes/paging';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { People } from '../people/people.js';

@Controller()
export class ConversationsController {
  constructor(
    private readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/conversations', { by: ['any'] })
  async list(@Query() page: PageQuery): Promise<Page<Conversation>> {
    const { items, nextCursor } = await this.ask.for('messaging.list-conversations', { ...page });
    const people = await this.people.byIds(items.map(({ userId }) => userId));
    return { items: items.map((record) => ({ ...record, user: people.get(record.userId) as Conversation['user'] })), nextCursor };
  }

  @Route('GET /api/conversations/:userId/messages', { by: ['any'] })
  messages(@Id('conversation-not-found', 'userId') userId: string, @Query() query: ListMessagesQuery): Promise<MessagePage> {
    return this.ask.for('messaging.list-messages', { userId, ...query });
  }

  @Route('POST /api/conversations/:userId/messages', { by: ['any'], status: 201 })
  @RateLimit('message')
  send(@Id('conversation-not-found', 'userId') userId: string, @Body() body: SendMessageBody): Promise<ConversationMessage> {
    return this.ask.for('messaging.send-message', { userId, ...body });
  }

  @Route('POST /api/conversations/:userId/read', { by: ['any'], status: 204 })
  read(@Id('conversation-not-found', 'userId') userId: string, @Body() body: MarkReadBody): Promise<null> {
    return this.ask.for('messaging.mark-conversation-read', { userId, ...body });
  }

  @Route('DELETE /api/conversations/:userId', { by: ['any'], status: 204 })
  hide(@Id('conversation-not-found', 'userId') userId: string): Promise<null> {
    return this.ask.for('messaging.hide-conversation', { userId });
  }
}
