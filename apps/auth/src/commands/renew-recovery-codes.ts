import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { TotpBody } from '@somo/contracts/routes/two-step';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { renewRecoveryCodes } from '../credentials/recovery-code.js';
import { SecondStepCheck } from '../credentials/second-step-check.js';

/** Replaces the recovery codes, for a code of the app. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly tx: Transaction,
    private readonly secondStep: SecondStepCheck,
  ) {}

  @Handles('auth.renew-recovery-codes', {
    by: ['any'],
    input: TotpBody,
    refuses: ['session-ended', 'two-step-off', 'wrong-code', 'too-many-codes'],
  })
  async run({ code }: Asks['auth.renew-recovery-codes']['in'], caller: Caller): Promise<Asks['auth.renew-recovery-codes']['out']> {
    const { userId } = userOf(caller);
    await this.secondStep.spendAs(userOf(caller), { method: 'totp', code });
    return { recoveryCodes: await this.tx.run(({ db }) => renewRecoveryCodes(db, userId)) };
  }
}
