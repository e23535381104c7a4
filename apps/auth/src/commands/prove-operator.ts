import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { ProofBody } from '@somo/contracts/routes/proof';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { addAudit, auditRefusal } from '@somo/platform/operating/audit';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { IdentityCheck } from '../credentials/identity-check.js';
import { checkSessionOpen, noteProven } from '../store/check-session-open.js';

/** Takes the proof of an operator who is about to move money, which counts for half an hour in this session. */
@Injectable()
export class ProveOperator {
  constructor(
    private readonly transaction: Transaction,
    private readonly identity: IdentityCheck,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.prove-operator', { by: ['operator:support', 'operator:money'], input: ProofBody, refuses: proofRefusals })
  async run(proof: Asks['auth.prove-operator']['in'], caller: Caller): Promise<null> {
    const me = userOf(caller);
    const attempt = { operatorId: me.userId, action: 'prove-identity', thingId: me.userId, details: {} };
    return auditRefusal(this.transaction, this.clock, attempt, async () => {
      await this.identity.check(me, 'move-money', proof);
      return this.transaction.run(async ({ db }) => {
        const now = this.clock.now();
        // It may have ended while the password was checked.
        await checkSessionOpen(db, me, now);
        await noteProven(db, me, now);
        await addAudit(db, attempt, now);
        return null;
      });
    });
  }
}
