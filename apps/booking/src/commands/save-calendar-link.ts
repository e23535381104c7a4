import { Injectable } from '@nestjs/common';
import type { CalendarLinkRecord } from '@somo/contracts/calendars';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { CalendarLinkBody } from '@somo/contracts/routes/calendars';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { CalendarLinks } from '../calendars/calendar-links.js';
import { hideCancelled } from '../store/calendar-links.js';

@Injectable()
export class SaveCalendarLink {
  constructor(
    private readonly db: Db,
    private readonly links: CalendarLinks,
  ) {}

  @Handles('booking.save-calendar-link', { by: ['any'], input: CalendarLinkBody })
  async run(input: Asks['booking.save-calendar-link']['in'], caller: Caller): Promise<CalendarLinkRecord> {
    const { userId } = userOf(caller);
    return this.links.record(userId, await hideCancelled(this.db, userId, input.hideCancelled));
  }
}
