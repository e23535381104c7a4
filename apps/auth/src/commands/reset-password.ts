import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { ResetPasswordBody } from '@somo/contracts/routes/auth';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Log } from '@somo/platform/log';
import { Transaction } from '@somo/platform/transaction';
import { afterPasswordChange } from '../credentials/after-password-change.js';
import { Passwords } from '../credentials/passwords.js';
import { hashOf } from '../credentials/secret.js';
import { checkNewPassword } from '../domain/password.js';
import { nextConfirmation } from '../store/email-confirmation.js';
import { removePasskeys } from '../store/passkeys.js';
import { removeTwoStep } from '../store/two-step.js';

@Injectable()
export class ResetPassword {
  constructor(
    private readonly db: Db,
    private readonly tx: Transaction,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Handles('auth.reset-password', { by: ['public'], input: ResetPasswordBody, refuses: ['link-expired', 'weak-password'] })
  async run({ token, password }: Asks['auth.reset-password']['in']): Promise<null> {
    checkNewPassword('password', password, []);
    const link = hashOf(token);
    await this.passwords.checkNew('password', password, await this.ownerOf(link));
    const passwordHash = await this.passwords.hash(password);
    const userId = await this.reset(link, passwordHash);
    this.log.info({ audit: true, event: 'password-reset', userId }, 'a password was reset');
    return null;
  }

  /** Returns whose link it is; refuses an invalid one before the work of hashing a password. */
  private async ownerOf(link: Buffer): Promise<{ id: string; email: string }> {
    const [owner] = await this.db.sql<{ id: string; email: string }>(
      'find-reset',
      'SELECT user_id AS id, email FROM password_resets WHERE hash = $1 AND used_at IS NULL AND expires_at > $2',
      [link, new Date(this.clock.now())],
    );
    if (!owner) throw refuse('link-expired');
    return owner;
  }

  private reset(link: Buffer, passwordHash: string): Promise<string> {
    const now = this.clock.now();
    return this.tx.run(async (tx) => {
      const [used] = await tx.db.sql<{ user_id: string; email: string }>(
        'use-reset',
        'UPDATE password_resets SET used_at = $2 WHERE hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING user_id, email',
        [link, new Date(now)],
      );
      if (!used) throw refuse('link-expired');
      // The link was sent to this address, so it proves it too.
      const [set] = await tx.db.sql<{ isNews: boolean; isFirstProof: boolean }>(
        'reset-password',
        `UPDATE users SET password_hash = $3, password_proven = true, email_confirmed_at = COALESCE(email_confirmed_at, $4)
          WHERE id = $1 AND email = $2 AND suspended_at IS NULL
          RETURNING email_confirmed_at = $4 AS "isNews", email_confirmed_at = $4 AND NOT EXISTS (SELECT FROM email_changes WHERE user_id = users.id) AS "isFirstProof"`,
        [used.user_id, used.email, passwordHash, new Date(now)],
      );
      if (!set) throw refuse('link-expired');
      if (set.isNews) tx.emit('user.confirmation-changed', await nextConfirmation(tx.db, used.user_id));
      // The person who turned two-step sign-in on had not proven the address. An address set by an operator proves nothing about them.
      if (set.isFirstProof) await removeTwoStep(tx.db, used.user_id);
      // They open the account without the password, so whoever had the old one must not keep one.
      if (await removePasskeys(tx.db, used.user_id))
        tx.emit('user.passkey-changed', { userId: used.user_id, change: 'reset', changedAt: toInstant(now) });
      await afterPasswordChange(tx, used.user_id, null, now);
      return used.user_id;
    });
  }
}
