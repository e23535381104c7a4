import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { ExternalCalendar } from '@somo/contracts/external-calendars';
import { refuse } from '@somo/contracts/refusals';
import { AddCalendarBody } from '@somo/contracts/routes/external-calendars';
import { Clock } from '@somo/platform/clock';
import { ConcurrencyLimiter } from '@somo/platform/concurrency-limiter';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { Calendars } from '../calendars/calendars.js';
import { ReadCalendar } from '../calendars/read-calendar.js';
import { HoursOfTeacher } from '../hours/hours-of-teacher.js';
import type { AddressProblem } from '../outside/feed/feed-address.js';
import { FetchFeed } from '../outside/feed/fetch-feed.js';

const wrongAddress: Record<AddressProblem, string> = {
  'no-address': 'Please paste a whole address, from https:// or webcal:// on',
  'no-https': 'The address must start with https:// or webcal://',
  credentials: 'Please leave out the user name and the password',
  port: 'We only read calendars from the usual port: please leave out the port',
  'not-public': "This address isn't public, so we can't read it",
};

/** Slow servers elsewhere must not keep this service from answering others. */
const limits = { atOnce: 6, waiting: 6 };
/** Fetching and reading take twenty seconds at most, and the gateway waits for `addCalendarTimeoutMs`. */
const waitMs = 2_000;

@Injectable()
export class AddCalendar {
  private readonly line = new ConcurrencyLimiter(limits);

  constructor(
    private readonly hours: HoursOfTeacher,
    private readonly calendars: Calendars,
    private readonly calendar: ReadCalendar,
    private readonly feeds: FetchFeed,
    private readonly clock: Clock,
  ) {}

  /** Connects a calendar elsewhere. Its place is taken before it is read, so that a teacher never has more than three addresses read at once. */
  @Handles('scheduling.add-calendar', {
    by: ['teacher'],
    input: AddCalendarBody,
    refuses: ['invalid-input', 'teacher-not-found', 'too-many-calendars', 'calendar-connected', 'calendar-not-read'],
  })
  async run({ url }: Asks['scheduling.add-calendar']['in'], caller: Caller): Promise<ExternalCalendar> {
    const { userId } = userOf(caller);
    const address = this.feeds.check(url);
    if (!(address instanceof URL)) throw refuse('invalid-input', { errors: { url: [wrongAddress[address]] } });
    const { timeZone } = await this.hours.of(userId);
    const now = this.clock.now();
    const row = await this.calendars.reserve(userId, address, now);
    const read = () => this.calendar.read(row, address.href, timeZone, now, waitMs);
    try {
      const reading = await this.line.run(read, waitMs);
      if ('problem' in reading) throw refuse('calendar-not-read', { problem: reading.problem });
      return await this.calendars.keep(row, reading, now);
    } catch (error) {
      await this.calendars.disconnect(userId, row.id, now);
      throw error;
    }
  }
}
