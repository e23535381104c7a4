import { Injectable } from '@nestjs/common';
import type { Caller } from '@somo/contracts/caller';
import type { ExternalCalendars } from '@somo/contracts/external-calendars';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { toCalendar } from '../calendars/calendar-view.js';
import { countEntries } from '../store/busy-entries.js';
import { calendarsOf } from '../store/calendar-rows.js';
import { outsideBusyOf } from '../store/outside-busy.js';

@Injectable()
export class ListCalendars {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('scheduling.list-calendars', { by: ['teacher'] })
  async run(_: Record<string, never>, caller: Caller): Promise<ExternalCalendars> {
    const { userId } = userOf(caller);
    const now = this.clock.now();
    const rows = await calendarsOf(this.db, userId);
    if (rows.length === 0) return { items: [], busy: [] };
    const [counts, busyOf] = await Promise.all([countEntries(this.db, userId, now), outsideBusyOf(this.db, [userId])]);
    return {
      items: rows.map((row) => toCalendar(row, counts.get(row.id) ?? 0)),
      busy: busyOf(userId)
        .filter(({ to }) => to > now)
        .map(({ from, to }) => ({ startsAt: toInstant(from), endsAt: toInstant(to) })),
    };
  }
}
