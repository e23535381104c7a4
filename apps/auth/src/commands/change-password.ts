import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { refuse } from '@somo/contracts/refusals';
import { ChangePasswordBody } from '@somo/contracts/routes/auth';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Log } from '@somo/platform/log';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { afterPasswordChange } from '../credentials/after-password-change.js';
import { IdentityCheck } from '../credentials/identity-check.js';
import { Passwords } from '../credentials/passwords.js';
import { checkNewPassword } from '../domain/password.js';

/** Sets a new password for a person who has shown again who they are, and ends their other sessions. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly identity: IdentityCheck,
    private readonly tx: Transaction,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Handles('auth.change-password', {
    by: ['any'],
    input: ChangePasswordBody,
    refuses: [...proofRefusals, 'weak-password'],
  })
  async run({ currentPassword, newPassword, ...proof }: Asks['auth.change-password']['in'], caller: Caller): Promise<null> {
    const me = userOf(caller);
    checkNewPassword('newPassword', newPassword, []);
    const user = await this.identity.signedIn(me);
    // The first password is set by a link to the address.
    if (user.passwordHash === null) throw refuse('wrong-password');
    await this.passwords.checkNew('newPassword', newPassword, user);
    await this.identity.check(me, 'change-password', { password: currentPassword, ...proof });
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
