import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { CalendarAddresses } from '../calendars/calendar-addresses.js';
import { keepReading } from '../calendars/keep-reading.js';
import { ReadCalendar, type Reading } from '../calendars/read-calendar.js';
import { findCalendar } from '../store/calendar-rows.js';
import { findHours, lockHours } from '../store/teaching-hours.js';

/** Reads a calendar elsewhere again, and plans the next time. One that cannot be read is no failure of the job. */
@Injectable()
export class ReadCalendarAgain {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly calendar: ReadCalendar,
    private readonly addresses: CalendarAddresses,
  ) {}

  @Runs('read-calendar', { most: 8 })
  async run({ calendarId, turn }: Jobs['read-calendar']['data'], work: DueWork): Promise<void> {
    const row = await findCalendar(this.db, calendarId);
    const hours = row && (await findHours(this.db, row.teacherId));
    if (!row || !hours || row.turn !== turn) return;
    const now = this.clock.now();
    const address = this.addresses.open(row.id, row.address);
    const reading: Reading =
      address === undefined ? { problem: 'address-lost' } : await this.calendar.read(row, address, hours.timeZone, now);
    await this.transaction.finish(work, async (tx) => {
      await lockHours(tx.db, row.teacherId);
      // It may have been removed meanwhile.
      const current = await findCalendar(tx.db, calendarId);
      if (current?.turn !== turn) return;
      await keepReading(tx, { ...current, address: this.addresses.renewed(current.id, current.address) }, reading, now);
    });
  }
}
