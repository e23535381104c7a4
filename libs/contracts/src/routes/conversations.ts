import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Type } from 'class-transformer';
import type { Conversation, ConversationMessage, MessagePage, UnreadMessages } from '../conversations.js';
import type { Page } from '../page.js';
import { contactSearchMax, messageMax, messagePageMax } from '../rules/messages.js';
import { IsId, IsLines, IsNotBlankWithout } from '../rules/text.js';
import { PageQuery } from './paging.js';

const lastSeq = 2_000_000_000;

export class ListConversationsQuery extends PageQuery {
  /** Only people whose name contains these words. */
  @IsOptional()
  @IsString()
  @MaxLength(contactSearchMax)
  q?: string;
}

export class ListMessagesQuery {
  /** Only messages after this one. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(lastSeq)
  after?: number;

  /** Only messages before this one. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(lastSeq)
  before?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(messagePageMax)
  limit?: number;
}

export class SendMessageBody {
  /** May be empty beside a file. */
  @IsLines({ max: messageMax, blank: true })
  @IsNotBlankWithout('fileId')
  text!: string;

  /** Send the same message again with the same id: it is stored once. */
  @IsId()
  clientId!: string;

  /** The lesson that it is about, or in whose classroom it is written. */
  @IsOptional()
  @IsId()
  lessonId?: string;

  /** The booking request that it is about. */
  @IsOptional()
  @IsId()
  requestId?: string;

  /** An upload of the sender that is done, and that no other message has. */
  @IsOptional()
  @IsId()
  fileId?: string;
}

export class MarkReadBody {
  /** The `seq` of the last message that was read; without it, everything has been. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(lastSeq)
  upTo?: number;
}

export interface ConversationRoutes {
  'GET /api/conversations': { query: ListConversationsQuery; answer: Page<Conversation> };
  'GET /api/conversations/:userId': { answer: Conversation };
  'GET /api/conversations/:userId/messages': { query: ListMessagesQuery; answer: MessagePage };
  'POST /api/conversations/:userId/messages': { body: SendMessageBody; answer: ConversationMessage };
  'POST /api/conversations/:userId/read': { body: MarkReadBody; answer: null };
  'DELETE /api/conversations/:userId': { answer: null };
  'GET /api/conversations/unread': { answer: UnreadMessages };
  'PUT /api/contacts/:userId/block': { answer: null };
  'DELETE /api/contacts/:userId/block': { answer: null };
}
