import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { PageQuery } from '@somo/contracts/routes/paging';
import type { AcquaintancePage } from '@somo/contracts/students';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { listAcquaintances } from '../store/acquaintances.js';
import { pageOf, placeAfter } from './acquaintance-page.js';

const defaultLimit = 20;

@Injectable()
export class ListMyTeachers {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.list-my-teachers', { by: ['student'], input: PageQuery })
  async run({ cursor, limit = defaultLimit }: Asks['booking.list-my-teachers']['in'], caller: Caller): Promise<AcquaintancePage> {
    const listing = { userId: userOf(caller).userId, now: this.clock.now(), limit: limit + 1, after: placeAfter(cursor) };
    return pageOf(await listAcquaintances(this.db, 'student', listing), limit);
  }
}
