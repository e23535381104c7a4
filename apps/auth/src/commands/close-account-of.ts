import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { closingObstacles } from '@somo/contracts/closing';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { refuse } from '@somo/contracts/refusals';
import { GraveNoteBody } from '@somo/contracts/routes/standing';
import { checkIds } from '@somo/platform/check-ids';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { byProvenOperator } from '../accounts/by-operator.js';
import { closeAccount } from '../accounts/close-account.js';
import { previewClosing } from '../accounts/preview-closing.js';
import { IdentityCheck } from '../credentials/identity-check.js';
import { lockPerson } from '../store/lock-person.js';

/** Closes the account of somebody who asked for it and cannot do so themselves; they are told, and can keep it as after their own request. */
@Injectable()
export class CloseAccountOf {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
    readonly identity: IdentityCheck,
    private readonly ask: Ask,
  ) {}

  @Handles('auth.close-account-of', {
    by: ['operator:trust'],
    input: GraveNoteBody,
    refuses: [
      ...proofRefusals,
      ...(['account-not-found', 'own-account', 'account-closing', 'already-suspended'] as const),
      ...closingObstacles,
    ],
  })
  async run({ userId, note, ...proof }: Asks['auth.close-account-of']['in'], caller: Caller): Promise<null> {
    checkIds('userId', [userId], 1);
    const { obstacle } = await previewClosing(this.ask, userId);
    await byProvenOperator(this, caller, { action: 'close-account', userId, note, proof }, async (tx, now) => {
      const { isClosing, isSuspended } = await lockPerson(tx.db, userId);
      if (isClosing) throw refuse('account-closing');
      if (isSuspended) throw refuse('already-suspended');
      if (obstacle) throw refuse(obstacle);
      await closeAccount(tx, userId, now, true);
    });
    return null;
  }
}
