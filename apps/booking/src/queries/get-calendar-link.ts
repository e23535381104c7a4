import { Injectable } from '@nestjs/common';
import type { CalendarLinkRecord } from '@somo/contracts/calendars';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { CalendarLinks } from '../calendars/calendar-links.js';
import { readLink } from '../store/calendar-links.js';

@Injectable()
export class GetCalendarLink {
  constructor(
    private readonly db: Db,
    private readonly links: CalendarLinks,
  ) {}

  @Handles('booking.get-calendar-link', { by: ['any'] })
  async run(_: Asks['booking.get-calendar-link']['in'], caller: Caller): Promise<CalendarLinkRecord> {
    const { userId } = userOf(caller);
    return this.links.record(userId, await readLink(this.db, userId));
  }
}
