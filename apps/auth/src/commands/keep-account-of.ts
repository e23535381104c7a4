import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { OperatorNoteBody } from '@somo/contracts/routes/standing';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { byOperator } from '../accounts/by-operator.js';
import { keepAccount } from '../accounts/close-account.js';
import { lockPerson } from '../store/lock-person.js';

/** Keeps an account that is being closed, for somebody who changed their mind and cannot sign in. */
@Injectable()
export class KeepAccountOf {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('auth.keep-account-of', {
    by: ['operator:trust'],
    input: OperatorNoteBody,
    refuses: ['account-not-found', 'own-account', 'operator-account', 'account-closed'],
  })
  async run({ userId, note }: Asks['auth.keep-account-of']['in'], caller: Caller): Promise<null> {
    await byOperator(this, caller, { action: 'keep-account', userId, note }, async (tx, now) => {
      // A second click finds it kept.
      if ((await lockPerson(tx.db, userId)).isClosing) await keepAccount(tx, userId, now, true);
    });
    return null;
  }
}
