import { Injectable } from '@nestjs/common';
import { dayMs } from '@somo/calendar/days';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { refuse } from '@somo/contracts/refusals';
import { newAddressDays } from '@somo/contracts/rules/closing';
import { GraveNoteBody } from '@somo/contracts/routes/standing';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { byProvenOperator } from '../accounts/by-operator.js';
import { IdentityCheck } from '../credentials/identity-check.js';
import { exportPause } from '../domain/export.js';
import { addExport } from '../store/exports.js';
import { lockPerson } from '../store/lock-person.js';

/** Plans a copy of the data of somebody who asked for it and cannot sign in. Only their own address gets the link to it. */
@Injectable()
export class RequestExportOf {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
    readonly identity: IdentityCheck,
  ) {}

  @Handles('auth.request-export-of', {
    by: ['operator:trust'],
    input: GraveNoteBody,
    refuses: [
      ...proofRefusals,
      ...(['account-not-found', 'own-account', 'operator-account'] as const),
      ...(['copy-not-confirmed', 'copy-new-address', 'copy-two-step', 'copy-asked-for'] as const),
    ],
  })
  async run({ userId, note, ...proof }: Asks['auth.request-export-of']['in'], caller: Caller): Promise<null> {
    await byProvenOperator(this, caller, { action: 'request-export', userId, note, proof }, async (tx, now) => {
      const { email, isConfirmed, hasTwoStep, addressChangedAt } = await lockPerson(tx.db, userId);
      if (!isConfirmed) throw refuse('copy-not-confirmed');
      // Otherwise an operator could put in an address of their own, and be sent the copy.
      if (addressChangedAt && addressChangedAt.getTime() > now - newAddressDays * dayMs) throw refuse('copy-new-address');
      // Whoever reads their email would need no second step.
      if (hasTwoStep) throw refuse('copy-two-step');
      const exportId = newId();
      if (!(await addExport(tx.db, { id: exportId, userId, linkEmail: email }, exportPause(now), now))) throw refuse('copy-asked-for');
      tx.plan('make-export', { key: exportId, dueAt: now, data: { exportId } });
    });
    return null;
  }
}
