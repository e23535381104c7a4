import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { FavoritePage } from '@somo/contracts/favorites';
import { PageQuery } from '@somo/contracts/routes/paging';
import { isInstant, toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { toCard } from '../store/cards.js';
import { favoriteCards, favoriteIds } from './favorite-rows.js';

const defaultLimit = 20;

@Injectable()
export class ListFavorites {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.list-favorites', { by: ['student'], input: PageQuery })
  async run({ cursor, limit = defaultLimit }: Asks['catalog.list-favorites']['in'], caller: Caller): Promise<FavoritePage> {
    const { userId } = userOf(caller);
    const now = this.clock.now();
    const [time, id] = cursor === undefined ? [null, null] : decodeCursor(cursor, isInstant, isUuid);
    const rows = await favoriteCards(this.db, userId, { now, limit: limit + 1, after: { time: time ?? null, id: id ?? null } });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => ({ ...toCard(row, now), isListed: row.isListed })),
      nextCursor: last ? encodeCursor([toInstant(last.addedAt.getTime()), last.userId]) : null,
      teacherIds: await favoriteIds(this.db, userId),
    };
  }
}
