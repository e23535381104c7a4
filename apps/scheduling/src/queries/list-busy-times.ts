import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { PageQuery } from '@somo/contracts/routes/paging';
import { isInstant, toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { comingEntries } from '../store/busy-entries.js';

const usualLimit = 20;
const isEntryId = (text: string) => /^[0-9a-f]{32}$/.test(text);

@Injectable()
export class ListBusyTimes {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Shows teachers what was read from their calendars: when they are busy, never with what. */
  @Handles('scheduling.list-busy-times', { by: ['teacher'], input: PageQuery, refuses: ['invalid-input'] })
  async run(
    { cursor, limit = usualLimit }: Asks['scheduling.list-busy-times']['in'],
    caller: Caller,
  ): Promise<Asks['scheduling.list-busy-times']['out']> {
    const [startsAt = '', id = ''] = cursor === undefined ? [] : decodeCursor(cursor, isInstant, isEntryId);
    const after = cursor === undefined ? null : { startsAt: new Date(startsAt), id };
    const rows = await comingEntries(this.db, userOf(caller).userId, { now: this.clock.now(), after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      items: page.map((row) => ({ ...row, startsAt: toInstant(row.startsAt.getTime()), endsAt: toInstant(row.endsAt.getTime()) })),
      nextCursor: last ? encodeCursor([toInstant(last.startsAt.getTime()), last.id]) : null,
    };
  }
}
