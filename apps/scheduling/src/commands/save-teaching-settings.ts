import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { TeachingSettingsBody } from '@somo/contracts/routes/settings';
import type { TeachingSettings } from '@somo/contracts/teaching';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { HoursOfTeacher } from '../hours/hours-of-teacher.js';
import { hoursState, settingsOf } from '../hours/hours-views.js';
import { publishHours } from '../hours/publish-hours.js';
import { lockHours, saveSettings } from '../store/teaching-hours.js';

@Injectable()
export class SaveTeachingSettings {
  constructor(
    private readonly ask: Ask,
    private readonly hours: HoursOfTeacher,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('scheduling.save-teaching-settings', {
    by: ['teacher'],
    input: TeachingSettingsBody,
    refuses: ['teacher-not-found', 'invalid-input'],
  })
  async run(changes: Asks['scheduling.save-teaching-settings']['in'], caller: Caller): Promise<TeachingSettings> {
    const { userId } = userOf(caller);
    await this.hours.of(userId);
    const saved = await this.transaction.run(async (tx) => {
      const before = await lockHours(tx.db, userId);
      if (!before) throw refuse('teacher-not-found');
      const hours = await saveSettings(tx.db, userId, { ...settingsOf(before), ...changes });
      await publishHours(tx, userId, hours, this.clock.now());
      return hours;
    });
    await this.ask.notify('booking.take-offer', { hours: hoursState(userId, saved) });
    return settingsOf(saved);
  }
}
