import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { TotpBody } from '@somo/contracts/routes/two-step';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Log } from '@somo/platform/log';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { renewRecoveryCodes } from '../credentials/recovery-code.js';
import { SecondStepCheck } from '../credentials/second-step-check.js';
import { checkSessionOpen } from '../store/check-session-open.js';
import { confirmTwoStep, readTwoStep } from '../store/two-step.js';

/** Turns two-step sign-in on with the app's first code, and returns the recovery codes, which are shown this once. */
@Injectable()
export class ConfirmTwoStep {
  constructor(
    private readonly db: Db,
    private readonly tx: Transaction,
    private readonly secondStep: SecondStepCheck,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Handles('auth.confirm-two-step', {
    by: ['any'],
    input: TotpBody,
    refuses: ['session-ended', 'two-step-off', 'two-step-on', 'wrong-code', 'too-many-codes'],
  })
  async run({ code }: Asks['auth.confirm-two-step']['in'], caller: Caller): Promise<Asks['auth.confirm-two-step']['out']> {
    const { userId } = userOf(caller);
    const now = this.clock.now();
    await checkSessionOpen(this.db, userOf(caller), now);
    const row = await readTwoStep(this.db, userId);
    if (!row) throw refuse('two-step-off');
    if (row.confirmedAt) throw refuse('two-step-on');
    const step = await this.secondStep.stepOf(row, code);
    const recoveryCodes = await this.tx.run(async (tx) => {
      if (!(await confirmTwoStep(tx.db, row, step, now))) throw refuse('wrong-code');
      tx.emit('user.two-step-changed', { userId, on: true, byOperator: false, changedAt: toInstant(now) });
      return renewRecoveryCodes(tx.db, userId);
    });
    this.log.info({ audit: true, event: 'two-step-on', userId }, 'two-step sign-in was turned on');
    return { recoveryCodes };
  }
}
