import { Injectable } from '@nestjs/common';
import type { Account } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { accountWithNames } from '../store/account.js';
import { UserSchema } from '../store/user.schema.js';

@Injectable()
export class GetAccount {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.get-account', { by: ['any'], refuses: ['session-or-user-missing'] })
  async run(_: Asks['auth.get-account']['in'], caller: Caller): Promise<Account> {
    const { userId, duty } = userOf(caller);
    const user = await this.db.of(UserSchema).findOneBy({ id: userId });
    if (!user) throw refuse('session-or-user-missing');
    return { ...(await accountWithNames(this.db, user, this.clock.now())), ...(duty ? { duty } : {}) };
  }
}
