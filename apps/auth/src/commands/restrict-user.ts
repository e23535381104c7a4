import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { AccountRecord } from '@somo/contracts/operators';
import { DecideBody } from '@somo/contracts/routes/standing';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { decide } from '../accounts/decide.js';

/** Keeps a person from beginning with people they have had no lesson with, and those from beginning with them. Booking and messaging refuse it. */
@Injectable()
export class RestrictUser {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('auth.restrict-user', {
    by: ['operator:trust', 'service:auth'],
    input: DecideBody,
    refuses: [
      'account-not-found',
      'own-account',
      'operator-account',
      'account-closing',
      'standing-changed',
      'already-suspended',
      'already-restricted',
    ],
  })
  run(input: Asks['auth.restrict-user']['in'], caller: Caller): Promise<AccountRecord> {
    return decide(this, caller, 'restrict', input);
  }
}
