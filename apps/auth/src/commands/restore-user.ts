import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { AccountRecord } from '@somo/contracts/operators';
import { RestoreBody } from '@somo/contracts/routes/standing';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { decide } from '../accounts/decide.js';

/** Lets a suspended person back in. What the suspension cancelled stays cancelled. */
@Injectable()
export class RestoreUser {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('auth.restore-user', {
    by: ['operator:trust', 'service:auth'],
    input: RestoreBody,
    refuses: ['account-not-found', 'own-account', 'operator-account', 'account-closing', 'standing-changed', 'not-suspended'],
  })
  run(input: Asks['auth.restore-user']['in'], caller: Caller): Promise<AccountRecord> {
    return decide(this, caller, 'restore', input);
  }
}
