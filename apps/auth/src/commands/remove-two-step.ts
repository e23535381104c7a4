import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { toInstant } from '@somo/contracts/time';
import { SecondStepBody } from '@somo/contracts/routes/two-step';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Log } from '@somo/platform/log';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { AuthConfig } from '../auth.config.js';
import { SecondStepCheck } from '../credentials/second-step-check.js';
import { revokeSessions } from '../credentials/end-sessions.js';
import { removeTwoStep } from '../store/two-step.js';

/** Turns two-step sign-in off, for a code of the app or a recovery code. */
@Injectable()
export class RemoveTwoStep {
  constructor(
    private readonly tx: Transaction,
    private readonly secondStep: SecondStepCheck,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly config: AuthConfig,
  ) {}

  @Handles('auth.remove-two-step', {
    by: ['any'],
    input: SecondStepBody,
    refuses: ['session-ended', 'two-step-off', 'wrong-code', 'too-many-codes'],
  })
  async run(step: Asks['auth.remove-two-step']['in'], caller: Caller): Promise<null> {
    const { userId, role } = userOf(caller);
    await this.secondStep.spendAs(userOf(caller), step);
    await this.tx.run(async (tx) => {
      if (!(await removeTwoStep(tx.db, userId))) return;
      const now = this.clock.now();
      // The tokens they have now would still open what they may do no longer.
      if (role === 'admin' && this.config.wantsOperatorTwoStep()) await revokeSessions(tx, userId, null, now);
      tx.emit('user.two-step-changed', { userId, on: false, byOperator: false, changedAt: toInstant(now) });
    });
    this.log.info({ audit: true, event: 'two-step-off', userId }, 'two-step sign-in was turned off');
    return null;
  }
}
