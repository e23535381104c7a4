import { Injectable } from '@nestjs/common';
import type { AccountSettings } from '@somo/contracts/account-settings';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { AccountSettingsBody } from '@somo/contracts/routes/settings';
import { zoneOrRefusal } from '@somo/contracts/zones';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { UserSchema } from '../store/user.schema.js';

@Injectable()
export class SaveAccountSettings {
  constructor(private readonly db: Db) {}

  /** What is omitted stays as it is. Emails and reminders use what is stored when they are sent. */
  @Handles('auth.save-account-settings', { by: ['any'], input: AccountSettingsBody, refuses: ['session-or-user-missing'] })
  async run({ language, timeZone }: Asks['auth.save-account-settings']['in'], caller: Caller): Promise<AccountSettings> {
    const { userId } = userOf(caller);
    const users = this.db.of(UserSchema);
    const changes = {
      ...(language === undefined ? {} : { language }),
      ...(timeZone === undefined ? {} : { timeZone: zoneOrRefusal(timeZone) }),
    };
    if (Object.keys(changes).length > 0) await users.update({ id: userId }, changes);
    const user = await users.findOneBy({ id: userId });
    if (!user) throw refuse('session-or-user-missing');
    return { language: user.language, timeZone: user.timeZone };
  }
}
