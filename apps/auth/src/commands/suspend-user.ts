import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { AccountRecord } from '@somo/contracts/operators';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { SuspendBody } from '@somo/contracts/routes/standing';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { suspend } from '../accounts/decide.js';
import { IdentityCheck } from '../credentials/identity-check.js';

/** Keeps a person out of Somo until they are restored. Other services cancel their lessons, unlist them and hold their payouts. */
@Injectable()
export class SuspendUser {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
    readonly identity: IdentityCheck,
  ) {}

  @Handles('auth.suspend-user', {
    by: ['operator:trust'],
    input: SuspendBody,
    refuses: [
      ...proofRefusals,
      ...(['account-not-found', 'own-account', 'operator-account', 'account-closing', 'standing-changed', 'already-suspended'] as const),
    ],
  })
  run(input: Asks['auth.suspend-user']['in'], caller: Caller): Promise<AccountRecord> {
    return suspend(this, caller, input);
  }
}
