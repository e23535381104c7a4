import { Injectable } from '@nestjs/common';
import { dateOf, dayMs } from '@somo/calendar/days';
import { dayAt } from '@somo/calendar/wall-clock';
import type { Asks } from '@somo/contracts/asks/map';
import type { CalendarFeed } from '@somo/contracts/calendars';
import { refuse } from '@somo/contracts/refusals';
import { cancelledDays, pastDays } from '@somo/contracts/rules/calendars';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isSuspended } from '@somo/platform/operating/suspensions';
import { CalendarLinks } from '../calendars/calendar-links.js';
import { readLink } from '../store/calendar-links.js';
import { breaksOf, calendarLessons } from '../store/calendar-rows.js';

const languageTimeoutMs = 2_000;

@Injectable()
export class GetCalendarFeed {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly links: CalendarLinks,
    private readonly ask: Ask,
  ) {}

  /** The token alone says whose lessons they are: programs that read a calendar do not sign in. */
  @Handles('booking.get-calendar-feed', { by: ['public'], refuses: ['calendar-not-found'] })
  async run({ token }: Asks['booking.get-calendar-feed']['in']): Promise<CalendarFeed> {
    const userId = this.links.personOf(token);
    if (userId === undefined) throw refuse('calendar-not-found');
    const link = await readLink(this.db, userId);
    if (!this.links.isCurrent(token, userId, link) || (await isSuspended(this.db, userId))) throw refuse('calendar-not-found');
    const now = this.clock.now();
    const since = now - pastDays * dayMs;
    const shown = { now, since, cancelledSince: now - cancelledDays * dayMs, hideCancelled: link.hideCancelled };
    const [lessons, breaks, language] = await Promise.all([
      calendarLessons(this.db, userId, shown),
      breaksOf(this.db, userId, dateOf(dayAt('UTC', since))),
      this.languageOf(userId),
    ]);
    return { userId, language, lessons, breaks };
  }

  /** A calendar program that gets no answer may give the link up, so this does not fail with auth. */
  private async languageOf(userId: string): Promise<string> {
    const contacts = await this.ask.asService('auth.get-contacts', { userIds: [userId] }, { timeoutMs: languageTimeoutMs }).catch(() => []);
    return contacts[0]?.language ?? 'en';
  }
}
