import { Injectable } from '@nestjs/common';
import type { ExternalCalendar } from '@somo/contracts/external-calendars';
import { refuse } from '@somo/contracts/refusals';
import { calendarsMax } from '@somo/contracts/rules/external-calendars';
import { minuteMs } from '@somo/calendar/days';
import { newId } from '@somo/platform/ids';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { countEntries } from '../store/busy-entries.js';
import { calendarsOf, deleteCalendar, findCalendar, insertCalendar, type CalendarRow } from '../store/calendar-rows.js';
import { lockHours } from '../store/teaching-hours.js';
import { CalendarAddresses } from './calendar-addresses.js';
import { toCalendar } from './calendar-view.js';
import { keepReading, keyOf } from './keep-reading.js';
import { publishBusy } from './publish-busy.js';
import type { Reading } from './read-calendar.js';

/** If adding a calendar is interrupted, it is read by itself after this long. */
const interruptedMs = 2 * minuteMs;

/** Changes a teacher's calendars elsewhere, one change at a time. */
@Injectable()
export class Calendars {
  constructor(
    private readonly transaction: Transaction,
    private readonly addresses: CalendarAddresses,
  ) {}

  /** Adds a calendar that has not been read yet. Refuses 'too-many-calendars', 'calendar-connected'. */
  reserve(teacherId: string, address: URL, now: number): Promise<CalendarRow> {
    return this.transaction.run(async (tx) => {
      await lockHours(tx.db, teacherId);
      const others = await calendarsOf(tx.db, teacherId);
      if (others.some((other) => this.addresses.open(other.id, other.address) === address.href)) throw refuse('calendar-connected');
      if (others.length >= calendarsMax) throw refuse('too-many-calendars');
      const id = newId();
      await insertCalendar(tx.db, { id, teacherId, address: this.addresses.seal(id, address.href), host: address.hostname }, now);
      tx.plan('read-calendar', { key: keyOf(id, 0), dueAt: now + interruptedMs, data: { calendarId: id, turn: 0 } });
      return (await findCalendar(tx.db, id))!;
    });
  }

  /** Stores the first reading of a calendar. Refuses 'external-calendar-not-found' if it was removed meanwhile. */
  keep(row: CalendarRow, reading: Reading, now: number): Promise<ExternalCalendar> {
    return this.transaction.run(async (tx) => {
      await lockHours(tx.db, row.teacherId);
      const current = await findCalendar(tx.db, row.id);
      if (!current) throw refuse('external-calendar-not-found');
      if (current.turn === row.turn) {
        await tx.unplan('read-calendar', keyOf(row.id, row.turn));
        await keepReading(tx, current, reading, now);
      }
      return this.viewOf(tx, row, now);
    });
  }

  /** Removes a calendar of the teacher with its busy times; returns whether there was one. */
  disconnect(teacherId: string, id: string, now: number): Promise<boolean> {
    return this.transaction.run(async (tx) => {
      await lockHours(tx.db, teacherId);
      const row = await findCalendar(tx.db, id);
      if (!row || !(await deleteCalendar(tx.db, id, teacherId))) return false;
      await tx.unplan('read-calendar', keyOf(id, row.turn));
      await publishBusy(tx, teacherId, now);
      return true;
    });
  }

  private async viewOf(tx: Tx, { id, teacherId }: CalendarRow, now: number): Promise<ExternalCalendar> {
    const counts = await countEntries(tx.db, teacherId, now);
    return toCalendar((await findCalendar(tx.db, id))!, counts.get(id) ?? 0);
  }
}
