import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { ChangePasswordBody } from '@somo/contracts/routes/auth';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Log } from '@somo/platform/log';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { afterPasswordChange } from '../credentials/after-password-change.js';
import { Passwords } from '../credentials/passwords.js';
import { checkNewPassword } from '../domain/password.js';
import { checkSessionOpen } from '../store/check-session-open.js';
import { UserSchema } from '../store/user.schema.js';

@Injectable()
export class ChangePassword {
  constructor(
    private readonly db: Db,
    private readonly tx: Transaction,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Handles('auth.change-password', {
    by: ['any'],
    input: ChangePasswordBody,
    refuses: ['session-ended', 'wrong-password', 'weak-password'],
  })
  async run({ currentPassword, newPassword }: Asks['auth.change-password']['in'], caller: Caller): Promise<null> {
    const me = userOf(caller);
    checkNewPassword('newPassword', newPassword, []);
    await checkSessionOpen(this.db, me, this.clock.now());
    const user = await this.db.of(UserSchema).findOneBy({ id: me.userId });
    if (user) await this.passwords.checkNew('newPassword', newPassword, user);
    const right = await this.passwords.matches(currentPassword, user?.passwordHash ?? null);
    if (!user || !right) throw refuse('wrong-password');
    const passwordHash = await this.passwords.hash(newPassword);
    await this.tx.run(async (tx) => {
      // Only if it is still the one that was checked: a reset in the meantime wins.
      const set = await tx.db.run('change-password', 'UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [
        user.id,
        user.passwordHash,
        passwordHash,
      ]);
      if (set === 0) throw refuse('wrong-password');
      await afterPasswordChange(tx, user.id, me.sessionId, this.clock.now());
    });
    this.log.info({ audit: true, event: 'password-changed', userId: user.id }, 'a password was changed');
    return null;
  }
}
