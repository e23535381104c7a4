import { Injectable } from '@nestjs/common';
import type { CalendarProblem } from '@somo/contracts/external-calendars';
import { busyWindow } from '../domain/calendar-reading.js';
import { CalendarUnread } from '../outside/calendar-unread.js';
import { FetchFeed, type Validators } from '../outside/feed/fetch-feed.js';
import { IcsReader, type ReadEntries } from '../outside/ics/ics-reader.js';
import { SchedulingConfig } from '../scheduling.config.js';
import type { CalendarRow } from '../store/calendar-rows.js';

/** What a reading brought: null if the calendar is as it was. */
export type Reading = { problem: CalendarProblem } | { found: (Validators & ReadEntries) | null; day: number; timeZone: string };

const none: Validators = { etag: null, lastModified: null };

/** Fetches a calendar elsewhere and reads it. No transaction is open meanwhile. */
@Injectable()
export class ReadCalendar {
  constructor(
    private readonly feeds: FetchFeed,
    private readonly reader: IcsReader,
    private readonly config: SchedulingConfig,
  ) {}

  /** `timeZone`: the teacher's, for times that name none. `waitMs`: how long it may wait for others that are being read; however long, if omitted. */
  async read(row: CalendarRow, address: string, timeZone: string, now: number, waitMs?: number): Promise<Reading> {
    const { day, ...window } = busyWindow(now);
    // What was taken from it before is of another day or another zone, and its text is not kept.
    const isCurrent = row.windowDay === day && row.timeZone === timeZone && !row.dropped;
    try {
      const feed = await this.feeds.fetch(address, isCurrent ? row : none);
      if (!feed) return { found: null, day, timeZone };
      const { bytes, ...validators } = feed;
      const question = { bytes, ownZone: timeZone, ownHost: this.config.publicHost(), window, key: address };
      return { found: { ...validators, ...(await this.reader.read(question, waitMs)) }, day, timeZone };
    } catch (error) {
      if (error instanceof CalendarUnread) return { problem: error.problem };
      throw error;
    }
  }
}
