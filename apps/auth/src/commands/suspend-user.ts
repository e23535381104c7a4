import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { AccountRecord } from '@somo/contracts/operators';
import { SuspendBody } from '@somo/contracts/routes/admin';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { byOperator } from '../accounts/by-operator.js';
import { changeStanding } from '../accounts/change-standing.js';

/** Keeps a person out of Somo until they are restored. Other services cancel their lessons, unlist them and hold their payouts. */
@Injectable()
export class SuspendUser {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('auth.suspend-user', {
    by: ['admin', 'service:auth'],
    input: SuspendBody,
    refuses: ['account-not-found', 'own-account', 'operator-account', 'already-suspended'],
  })
  async run({ userId, note, ...input }: Asks['auth.suspend-user']['in'], caller: Caller): Promise<AccountRecord> {
    const reason = input.reason.trim();
    return byOperator(this, caller, { action: 'suspend-user', userId, note, details: { reason } }, (tx, now) =>
      changeStanding(tx, { userId, reason, ofOperators: caller.kind === 'service' }, now),
    );
  }
}
