import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { partSizes } from '@somo/contracts/rules/uploads';
import { documentPartKey } from '@somo/contracts/rules/verification';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { addAudit, auditRefusal } from '@somo/platform/operating/audit';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkTwoStep } from '../check-two-step.js';
import { DocumentKeys } from '../document-keys.js';
import { lockCase } from '../store/case-rows.js';

@Injectable()
export class ReadDocument {
  constructor(
    private readonly transaction: Transaction,
    private readonly keys: DocumentKeys,
    private readonly ask: Ask,
    private readonly clock: Clock,
  ) {}

  /** Each look is audited in the commit before the key is given away. */
  @Handles('catalog.read-document', {
    by: ['operator:trust'],
    refuses: ['verification-not-found', 'document-deleted', 'account-suspended'],
  })
  run({ caseId }: Asks['catalog.read-document']['in'], caller: Caller): Promise<Asks['catalog.read-document']['out']> {
    const operatorId = userOf(caller).userId;
    const attempt = { operatorId, action: 'read-document', thingId: caseId, details: {} };
    return auditRefusal(this.transaction, this.clock, attempt, async () => {
      await checkTwoStep(this.ask);
      return this.transaction.run(async ({ db }) => {
        await checkNotSuspended(db, operatorId);
        const found = await lockCase(db, caseId);
        if (!found) throw refuse('verification-not-found');
        const { sealedKey, name, bytes, kind, teacherId, state } = found;
        if (sealedKey === null || name === null || state === 'withdrawn') throw refuse('document-deleted');
        await addAudit(db, { ...attempt, details: { kind, teacherId } }, this.clock.now());
        const storedAs = partSizes(bytes).map((_, at) => documentPartKey(caseId, at + 1));
        return { name, bytes, storedAs, dataKey: this.keys.open(caseId, sealedKey) };
      });
    });
  }
}
