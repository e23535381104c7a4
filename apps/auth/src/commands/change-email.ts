import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { AccountRecord } from '@somo/contracts/operators';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { ChangeEmailBody } from '@somo/contracts/routes/admin';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { changeEmailProven } from '../accounts/change-email.js';
import { IdentityCheck } from '../credentials/identity-check.js';

/** Gives a person who has asked for it another email address, which hands over the account. Both addresses are written to. */
@Injectable()
export class ChangeEmail {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
    readonly identity: IdentityCheck,
  ) {}

  @Handles('auth.change-email', {
    by: ['operator:trust'],
    input: ChangeEmailBody,
    refuses: [...proofRefusals, ...(['account-not-found', 'own-account', 'operator-account', 'same-email', 'email-taken'] as const)],
  })
  run(input: Asks['auth.change-email']['in'], caller: Caller): Promise<AccountRecord> {
    return changeEmailProven(this, caller, input);
  }
}
