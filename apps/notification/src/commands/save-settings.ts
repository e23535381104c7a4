import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { NotificationSettings } from '@somo/contracts/notification-settings';
import { refuse } from '@somo/contracts/refusals';
import { NotificationSettingsBody } from '@somo/contracts/routes/notification-settings';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { settingsOf, storeSettings } from '../delivery/settings-of.js';

const names = [
  ...(['email', 'lessonReminders', 'marketing', 'messages', 'bookings', 'payments', 'push'] as const),
  ...(['quietHours', 'digest'] as const),
];

@Injectable()
export class SaveSettings {
  constructor(private readonly transaction: Transaction) {}

  /** What is omitted stays as it is. Whatever is sent from now on is judged by what is stored. */
  @Handles('notification.save-settings', { by: ['any'], input: NotificationSettingsBody })
  async run(input: Asks['notification.save-settings']['in'], caller: Caller): Promise<NotificationSettings> {
    const { userId } = userOf(caller);
    const { quietHours } = input;
    if (quietHours && quietHours.from === quietHours.to)
      throw refuse('invalid-input', { errors: { 'quietHours.to': ['Quiet hours cannot end when they begin'] } });
    const given = names.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]);
    return this.transaction.run(async (tx) => {
      await storeSettings(tx.db, userId, changes(given));
      return (await settingsOf(tx.db, [userId]))(userId);
    });
  }
}

/** Of quiet hours, only their two times are stored. */
const changes = (given: unknown[][]): Partial<NotificationSettings> =>
  Object.fromEntries(
    given.map(([name, value]) => [name, isQuietHours(value) ? { from: value.from, to: value.to } : value]),
  ) as Partial<NotificationSettings>;

const isQuietHours = (value: unknown): value is { from: string; to: string } => typeof value === 'object' && value !== null;
