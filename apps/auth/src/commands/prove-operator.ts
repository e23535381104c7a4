import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { ProofBody } from '@somo/contracts/routes/proof';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Log } from '@somo/platform/log';
import { userOf } from '@somo/platform/user-of';
import { IdentityCheck } from '../credentials/identity-check.js';
import { noteProven } from '../store/check-session-open.js';

/** Takes the proof of an operator who is about to move money, which counts for half an hour in this session. */
@Injectable()
export class ProveOperator {
  constructor(
    private readonly db: Db,
    private readonly identity: IdentityCheck,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Handles('auth.prove-operator', { by: ['operator:support', 'operator:money'], input: ProofBody, refuses: proofRefusals })
  async run(proof: Asks['auth.prove-operator']['in'], caller: Caller): Promise<null> {
    const me = userOf(caller);
    await this.identity.check(me, 'move-money', proof);
    await noteProven(this.db, me, this.clock.now());
    this.log.info({ audit: true, event: 'operator-proven', userId: me.userId }, 'an operator has shown again who they are');
    return null;
  }
}
