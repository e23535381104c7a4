import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { Calendars } from '../calendars/calendars.js';

@Injectable()
export class RemoveCalendar {
  constructor(
    private readonly calendars: Calendars,
    private readonly clock: Clock,
  ) {}

  /** Disconnects a calendar: its address and its busy times are deleted at once. */
  @Handles('scheduling.remove-calendar', { by: ['teacher'], refuses: ['external-calendar-not-found'] })
  async run({ calendarId }: Asks['scheduling.remove-calendar']['in'], caller: Caller): Promise<null> {
    if (!(await this.calendars.disconnect(userOf(caller).userId, calendarId, this.clock.now())))
      throw refuse('external-calendar-not-found');
    return null;
  }
}
