import { Injectable } from '@nestjs/common';
import type { CalendarFailure } from '@somo/contracts/events/busy';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import type { CalendarContent } from '../domain/calendar-text.js';
import { addNotifications } from '../notifications/add-notifications.js';

@Injectable()
export class BusyCalendarFailed {
  constructor(private readonly clock: Clock) {}

  /** Tells the teacher, before the busy times of the calendar stop counting. */
  @On('busy.calendar-failed')
  async run({ calendarId, teacherId: userId, host, failingSince, keptUntil }: CalendarFailure, tx: Tx): Promise<void> {
    const content: CalendarContent = { type: 'system', params: { news: 'calendar-failed', host, failingSince, keptUntil } };
    const about = { id: calendarId, type: 'calendar' } as const;
    await addNotifications(tx, [{ userId, content, about, once: `failed-${failingSince}`, mail: true }], this.clock.now());
  }
}
