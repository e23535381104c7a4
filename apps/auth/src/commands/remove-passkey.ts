import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { refuse } from '@somo/contracts/refusals';
import { ProofBody } from '@somo/contracts/routes/proof';
import { toInstant } from '@somo/contracts/time';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Log } from '@somo/platform/log';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { IdentityCheck } from '../credentials/identity-check.js';
import { hasPasskey, removePasskey } from '../store/passkeys.js';

/** Removes a passkey of a person who has shown again who they are. The owner of the account is emailed. */
@Injectable()
export class RemovePasskey {
  constructor(
    private readonly db: Db,
    private readonly identity: IdentityCheck,
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Handles('auth.remove-passkey', {
    by: ['any'],
    input: ProofBody,
    refuses: [...proofRefusals, 'passkey-not-found'],
  })
  async run({ passkeyId, ...proof }: Asks['auth.remove-passkey']['in'], caller: Caller): Promise<null> {
    checkIds('passkeyId', [passkeyId], 1);
    const me = userOf(caller);
    if (!(await hasPasskey(this.db, me.userId, passkeyId))) throw refuse('passkey-not-found');
    await this.identity.check(me, 'remove-passkey', proof);
    await this.tx.run(async (tx) => {
      if (!(await removePasskey(tx.db, me.userId, passkeyId))) throw refuse('passkey-not-found');
      tx.emit('user.passkey-changed', { userId: me.userId, change: 'removed', changedAt: toInstant(this.clock.now()) });
    });
    this.log.info({ audit: true, event: 'passkey-removed', userId: me.userId }, 'a passkey was removed');
    return null;
  }
}
