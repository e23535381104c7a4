import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { closingObstacles, type AccountClosing } from '@somo/contracts/closing';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { refuse } from '@somo/contracts/refusals';
import { ProofBody } from '@somo/contracts/routes/proof';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Log } from '@somo/platform/log';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { closeAccount } from '../accounts/close-account.js';
import { previewClosing } from '../accounts/preview-closing.js';
import { IdentityCheck } from '../credentials/identity-check.js';

/** Takes the caller's account out of use at once, and plans its erasure. */
@Injectable()
export class CloseAccount {
  constructor(
    private readonly ask: Ask,
    private readonly tx: Transaction,
    private readonly identity: IdentityCheck,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Handles('auth.close-account', {
    by: ['any'],
    input: ProofBody,
    refuses: [...proofRefusals, ...(['account-closing', ...closingObstacles] as const)],
  })
  async run(proof: Asks['auth.close-account']['in'], caller: Caller): Promise<AccountClosing> {
    const me = userOf(caller);
    if (me.role === 'admin') throw refuse('operator-account');
    // An early refusal spends no recovery code.
    const { obstacle } = await previewClosing(this.ask, me.userId);
    if (obstacle) throw refuse(obstacle);
    await this.identity.check(me, 'close-own-account', proof);
    const eraseAt = await this.tx.run((tx) => closeAccount(tx, me.userId, this.clock.now()));
    this.log.info({ audit: true, event: 'account-closing', userId: me.userId }, 'an account is being closed');
    return { eraseAt };
  }
}
