import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { AccountRecord } from '@somo/contracts/operators';
import { isMailAddress, readEmail } from '@somo/contracts/rules/email';
import { refuseProblems } from '@somo/contracts/rules/refuse-problems';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { byOperator } from '../credentials/by-operator.js';
import { changeEmail } from '../store/change-email.js';

/** Gives a person who has asked for it another email address. Both addresses are written to. */
@Injectable()
export class ChangeEmail {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('auth.change-email', {
    by: ['admin', 'service:auth'],
    refuses: ['account-not-found', 'own-account', 'operator-account', 'same-email', 'email-taken'],
  })
  async run({ userId, note, ...input }: Asks['auth.change-email']['in'], caller: Caller): Promise<AccountRecord> {
    const email = readEmail(input.email);
    refuseProblems({ email: isMailAddress(email) ? undefined : 'Please enter a valid email address' });
    return byOperator(this, caller, { action: 'change-email', userId, note, details: { email } }, (tx, now) =>
      changeEmail(tx, { userId, email, ofOperators: caller.kind === 'service' }, now),
    );
  }
}
