import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { toInstant } from '@somo/contracts/time';
import { refuse } from '@somo/contracts/refusals';
import { ProofBody } from '@somo/contracts/routes/proof';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Log } from '@somo/platform/log';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { AuthConfig } from '../auth.config.js';
import { IdentityCheck } from '../credentials/identity-check.js';
import { revokeSessions } from '../credentials/end-sessions.js';
import { removeTwoStep } from '../store/two-step.js';

/** Turns two-step sign-in off for a person who has shown again who they are. */
@Injectable()
export class RemoveTwoStep {
  constructor(
    private readonly tx: Transaction,
    private readonly identity: IdentityCheck,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly config: AuthConfig,
  ) {}

  @Handles('auth.remove-two-step', {
    by: ['any'],
    input: ProofBody,
    refuses: proofRefusals,
  })
  async run(proof: Asks['auth.remove-two-step']['in'], caller: Caller): Promise<null> {
    const me = userOf(caller);
    const { userId, role } = me;
    await this.identity.signedIn(me);
    // An early refusal spends no signature.
    if (!(await this.identity.hasTwoStep(me))) throw refuse('two-step-off');
    await this.identity.check(me, 'turn-off-two-step', proof);
    await this.tx.run(async (tx) => {
      if (!(await removeTwoStep(tx.db, userId))) throw refuse('two-step-off');
      const now = this.clock.now();
      // The tokens they have now would still open what they may do no longer.
      if (role === 'admin' && this.config.wantsOperatorTwoStep()) await revokeSessions(tx, userId, null, now);
      tx.emit('user.two-step-changed', { userId, on: false, byOperator: false, changedAt: toInstant(now) });
    });
    this.log.info({ audit: true, event: 'two-step-off', userId }, 'two-step sign-in was turned off');
    return null;
  }
}
