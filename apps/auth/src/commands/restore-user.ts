import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { AccountRecord } from '@somo/contracts/operators';
import { OperatorNoteBody } from '@somo/contracts/routes/admin';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { byOperator } from '../accounts/by-operator.js';
import { changeStanding } from '../accounts/change-standing.js';

/** Lets a suspended person back in. What the suspension cancelled stays cancelled. */
@Injectable()
export class RestoreUser {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('auth.restore-user', {
    by: ['admin', 'service:auth'],
    input: OperatorNoteBody,
    refuses: ['account-not-found', 'own-account', 'operator-account', 'not-suspended'],
  })
  run(input: Asks['auth.restore-user']['in'], caller: Caller): Promise<AccountRecord> {
    return byOperator(this, caller, { action: 'restore-user', ...input }, (tx, now) =>
      changeStanding(tx, { userId: input.userId, reason: null, ofOperators: caller.kind === 'service' }, now),
    );
  }
}
