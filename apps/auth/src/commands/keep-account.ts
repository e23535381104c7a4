import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { KeepAccountBody } from '@somo/contracts/routes/closing';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Log } from '@somo/platform/log';
import { Transaction } from '@somo/platform/transaction';
import { Seal } from '../credentials/seal.js';
import { keepAccount } from '../accounts/close-account.js';
import { fingerprint } from '../credentials/second-step-check.js';
import { UserSchema } from '../store/user.schema.js';

/** Opens an account again that is being closed. It is not signed in to by this: the second step, where there is one, comes with the sign-in. */
@Injectable()
export class KeepAccount {
  constructor(
    private readonly seal: Seal,
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Handles('auth.keep-account', { by: ['public'], input: KeepAccountBody, refuses: ['ticket-expired', 'account-closed'] })
  async run({ ticket }: Asks['auth.keep-account']['in']): Promise<null> {
    const proven = await this.seal.open('keep-account', ticket);
    if (!proven) throw refuse('ticket-expired');
    const { userId, password } = proven;
    await this.tx.run(async (tx) => {
      await tx.db.sql('lock-closing', 'SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
      const user = await tx.db.of(UserSchema).findOneBy({ id: userId });
      if (!user) throw refuse('account-closed');
      if (fingerprint(user) !== password) throw refuse('ticket-expired');
      // A second click finds it kept.
      if (!user.eraseAt) return;
      await keepAccount(tx, userId, this.clock.now());
    });
    this.log.info({ audit: true, event: 'account-kept', userId }, 'an account that was being closed is kept');
    return null;
  }
}
