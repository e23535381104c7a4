import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { AccountRecord } from '@somo/contracts/operators';
import { UnrestrictBody } from '@somo/contracts/routes/standing';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { decide } from '../accounts/decide.js';

/** Lets a restricted person begin with new people again. */
@Injectable()
export class UnrestrictUser {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('auth.unrestrict-user', {
    by: ['operator:trust', 'service:auth'],
    input: UnrestrictBody,
    refuses: ['account-not-found', 'own-account', 'operator-account', 'account-closing', 'standing-changed', 'not-restricted'],
  })
  run(input: Asks['auth.unrestrict-user']['in'], caller: Caller): Promise<AccountRecord> {
    return decide(this, caller, 'unrestrict', input);
  }
}
