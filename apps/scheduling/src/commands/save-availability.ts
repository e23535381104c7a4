import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Availability } from '@somo/contracts/availability';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkAvailability } from '../domain/check-availability.js';
import { HoursOfTeacher } from '../store/hours-of-teacher.js';
import { publishOpenings } from '../store/publish-openings.js';
import { saveHours } from '../store/teaching-hours.js';

@Injectable()
export class SaveAvailability {
  constructor(
    private readonly hours: HoursOfTeacher,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Replaces the caller's hours and breaks; refused if they were changed since the caller read them. */
  @Handles('scheduling.save-availability', { by: ['teacher'], refuses: ['teacher-not-found', 'invalid-input', 'availability-changed'] })
  async run({ version, ...hours }: Asks['scheduling.save-availability']['in'], caller: Caller): Promise<Availability> {
    const errors = checkAvailability(hours);
    if (Object.keys(errors).length > 0) throw refuse('invalid-input', { errors });
    const { userId } = userOf(caller);
    await this.hours.of(userId);
    return this.transaction.run(async (tx) => {
      const saved = await saveHours(tx.db, userId, version, hours);
      if (!saved) throw refuse('availability-changed');
      await publishOpenings(tx, userId, saved, this.clock.now());
      return { version: saved.version, timeZone: saved.timeZone, ...hours };
    });
  }
}
