import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { AccountRecord } from '@somo/contracts/operators';
import { DecideBody } from '@somo/contracts/routes/standing';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { decide } from '../accounts/decide.js';

/** Warns a person, who reads why until they put the notice away. Nothing else changes. */
@Injectable()
export class WarnUser {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('auth.warn-user', {
    by: ['operator:trust', 'service:auth'],
    input: DecideBody,
    refuses: ['account-not-found', 'own-account', 'operator-account', 'account-closing', 'standing-changed', 'already-suspended'],
  })
  run(input: Asks['auth.warn-user']['in'], caller: Caller): Promise<AccountRecord> {
    return decide(this, caller, 'warn', input);
  }
}
