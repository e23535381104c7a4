import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { ConversationRecord } from '@somo/contracts/conversations';
import type { Page } from '@somo/contracts/page';
import { isInstant, toInstant } from '@somo/contracts/time';
import { ListConversationsQuery } from '@somo/contracts/routes/conversations';
import { Ask } from '@somo/platform/ask';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { contactIds, listConversations, toRecord } from '../store/listed-conversations.js';

const defaultLimit = 20;

@Injectable()
export class ListConversations {
  constructor(
    private readonly db: Db,
    private readonly ask: Ask,
  ) {}

  @Handles('messaging.list-conversations', { by: ['any'], input: ListConversationsQuery })
  async run(
    { cursor, q = '', limit = defaultLimit }: Asks['messaging.list-conversations']['in'],
    caller: Caller,
  ): Promise<Page<ConversationRecord>> {
    const { userId } = userOf(caller);
    const [at, otherId] = cursor === undefined ? [] : decodeCursor(cursor, isInstant, isUuid);
    const before = at !== undefined && otherId !== undefined ? { at: new Date(at), otherId } : null;
    const among = q.trim() === '' ? null : await this.named(userId, q);
    const rows = await listConversations(this.db, userId, { before, among, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.map((row) => toRecord(row, userId)),
      nextCursor: rows.length > limit && last ? encodeCursor([toInstant(last.listed_at.getTime()), last.other_id]) : null,
    };
  }

  /** Catalog has the names. */
  private async named(userId: string, name: string): Promise<string[]> {
    const ids = await contactIds(this.db, userId);
    return ids.length === 0 ? [] : this.ask.for('catalog.match-names', { ids, name });
  }
}
