import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { zoneMessage, zoneName } from '@somo/contracts/zones';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkAvailability } from '../domain/check-availability.js';
import { withIds } from '../domain/with-ids.js';
import { comingTimes, outsideOf, tellOfBreaks } from '../store/busy-times.js';
import { KnownStudents } from '../store/known-students.js';
import { HoursOfTeacher } from '../store/hours-of-teacher.js';
import { availabilityOf, hoursState } from '../store/hours-views.js';
import { publishHours } from '../store/publish-hours.js';
import { lockHours, saveHours } from '../store/teaching-hours.js';

type Saving = Asks['scheduling.save-availability'];

@Injectable()
export class SaveAvailability {
  constructor(
    private readonly ask: Ask,
    private readonly hours: HoursOfTeacher,
    private readonly students: KnownStudents,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the caller's hours and breaks. Refused if they were changed since the caller read them; the refusal has the newer ones as
   * `availability`. Booked lessons stay: those outside the new hours are returned.
   */
  @Handles('scheduling.save-availability', { by: ['teacher'], refuses: ['teacher-not-found', 'invalid-input', 'availability-changed'] })
  async run({ version, timeZone, ...wanted }: Saving['in'], caller: Caller): Promise<Saving['out']> {
    const errors = checkAvailability(wanted);
    const zone = zoneName(timeZone);
    if (timeZone !== undefined && zone === undefined) errors['timeZone'] = [zoneMessage('timeZone')];
    if (Object.keys(errors).length > 0) throw refuse('invalid-input', { errors });
    const { userId } = userOf(caller);
    await this.hours.of(userId);
    await this.students.fill(userId, this.clock.now());
    const { saved, outsideIds } = await this.transaction.run(async (tx) => {
      const before = await lockHours(tx.db, userId);
      if (!before) throw refuse('teacher-not-found');
      if (before.version !== version) throw refuse('availability-changed', { availability: availabilityOf(before) });
      const now = this.clock.now();
      const hours = await saveHours(tx.db, userId, { timeZone: zone ?? before.timeZone, ...withIds(wanted, newId) });
      const times = await comingTimes(tx.db, userId, now);
      tellOfBreaks(tx, userId, hours, times, before);
      await publishHours(tx, userId, hours, now);
      return { saved: hours, outsideIds: outsideOf(hours, times) };
    });
    await this.ask.tell('booking.take-offer', { hours: hoursState(userId, saved) });
    return { ...availabilityOf(saved), outsideIds };
  }
}
