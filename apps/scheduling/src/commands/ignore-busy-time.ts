import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { IgnoreBusyTimeBody } from '@somo/contracts/routes/external-calendars';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { publishBusy } from '../calendars/publish-busy.js';
import { ignoreEntry } from '../store/busy-entries.js';
import { findCalendar } from '../store/calendar-rows.js';
import { lockHours } from '../store/teaching-hours.js';

@Injectable()
export class IgnoreBusyTime {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Lets students book a time at which another calendar shows the teacher as busy, or withholds it again. */
  @Handles('scheduling.ignore-busy-time', {
    by: ['teacher'],
    input: IgnoreBusyTimeBody,
    refuses: ['external-calendar-not-found', 'busy-time-not-found'],
  })
  async run({ calendarId, busyTimeId, ignored }: Asks['scheduling.ignore-busy-time']['in'], caller: Caller): Promise<null> {
    const { userId: teacherId } = userOf(caller);
    return this.transaction.run(async (tx) => {
      await lockHours(tx.db, teacherId);
      const row = await findCalendar(tx.db, calendarId);
      if (row?.teacherId !== teacherId) throw refuse('external-calendar-not-found');
      if (!(await ignoreEntry(tx.db, { calendarId, teacherId, entryId: busyTimeId }, ignored))) throw refuse('busy-time-not-found');
      await publishBusy(tx, teacherId, this.clock.now());
      return null;
    });
  }
}
