import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { Passwords } from '../credentials/passwords.js';
import { UserSchema } from '../store/user.schema.js';

/** Checks the caller's own password, for changes that require more than an open browser. */
@Injectable()
export class CheckPassword {
  constructor(
    private readonly db: Db,
    private readonly passwords: Passwords,
  ) {}

  @Handles('auth.check-password', { by: ['any'], refuses: ['wrong-password'] })
  async run({ password }: Asks['auth.check-password']['in'], caller: Caller): Promise<null> {
    const user = await this.db.of(UserSchema).findOneBy({ id: userOf(caller).userId });
    const right = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!right) throw refuse('wrong-password');
    return null;
  }
}
