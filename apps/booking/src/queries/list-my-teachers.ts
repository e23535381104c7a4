import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { PageQuery } from '@somo/contracts/routes/paging';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { listAcquaintances } from '../store/acquaintances.js';
import { lastPaidOf } from '../store/last-paid.js';
import { pageOf, placeAfter } from './acquaintance-page.js';

type Teachers = Asks['booking.list-my-teachers'];

const defaultLimit = 20;

@Injectable()
export class ListMyTeachers {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.list-my-teachers', { by: ['student'], input: PageQuery })
  async run({ cursor, limit = defaultLimit }: Teachers['in'], caller: Caller): Promise<Teachers['out']> {
    const { userId } = userOf(caller);
    const now = this.clock.now();
    const listing = { userId, now, limit: limit + 1, after: placeAfter(cursor) };
    const { items, ...page } = pageOf(await listAcquaintances(this.db, 'student', listing), limit);
    const ids = items.map(({ id }) => id);
    const known = await lastPaidOf(this.db, userId, ids, now);
    return { ...page, items: items.map((item) => ({ ...item, lastPaid: null, ...known.get(item.id) })) };
  }
}
