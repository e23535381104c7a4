import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { zoneOrRefusal } from '@somo/contracts/zones';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { UserSchema } from '../store/user.schema.js';

@Injectable()
export class SaveTimeZone {
  constructor(private readonly db: Db) {}

  @Handles('auth.save-time-zone', { by: ['any'] })
  async run({ timeZone }: Asks['auth.save-time-zone']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    await this.db.of(UserSchema).update({ id: userId }, { timeZone: zoneOrRefusal(timeZone) });
    return null;
  }
}
