import { Injectable } from '@nestjs/common';
import { readEmail } from '@somo/contracts/rules/email';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { addAudit } from '@somo/platform/operating/audit';
import { Transaction } from '@somo/platform/transaction';
import { revokeSessions } from '../credentials/end-sessions.js';
import { removeTwoStep } from '../store/two-step.js';
import { UserSchema } from '../store/user.schema.js';

/** Turns two-step sign-in off for a user who has lost both phone and recovery codes. It ends every session; only auth's own command line may call it. */
@Injectable()
export class ResetTwoStep {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.reset-two-step', { by: ['service:auth'], refuses: ['account-not-found', 'two-step-off'] })
  async run({ email }: Asks['auth.reset-two-step']['in']): Promise<null> {
    await this.tx.run(async (tx) => {
      const user = await tx.db.of(UserSchema).findOneBy({ email: readEmail(email) });
      if (!user) throw refuse('account-not-found');
      if (!(await removeTwoStep(tx.db, user.id))) throw refuse('two-step-off');
      const now = this.clock.now();
      await revokeSessions(tx, user.id, null, now);
      await addAudit(tx.db, { operatorId: null, action: 'reset-two-step', thingId: user.id, details: { note: '' } }, now);
      tx.emit('user.two-step-changed', { userId: user.id, on: false, byOperator: true, changedAt: toInstant(now) });
    });
    return null;
  }
}
