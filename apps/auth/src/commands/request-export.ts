import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { DataExportState } from '@somo/contracts/exports';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { refuse } from '@somo/contracts/refusals';
import { ProofBody } from '@somo/contracts/routes/proof';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Log } from '@somo/platform/log';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { IdentityCheck } from '../credentials/identity-check.js';
import { exportPause, exportState, nextExport } from '../domain/export.js';
import { addExport, latestExport, latestReady } from '../store/exports.js';

/** Plans a copy of everything that Somo knows of the caller, once a day. */
@Injectable()
export class RequestExport {
  constructor(
    private readonly db: Db,
    private readonly tx: Transaction,
    private readonly identity: IdentityCheck,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Handles('auth.request-export', {
    by: ['any'],
    input: ProofBody,
    refuses: [...proofRefusals, 'export-too-soon'],
  })
  async run(proof: Asks['auth.request-export']['in'], caller: Caller): Promise<DataExportState> {
    const me = userOf(caller);
    // An early refusal spends no recovery code; the transaction decides.
    if (nextExport(await latestExport(this.db, me.userId), this.clock.now()) !== null) throw refuse('export-too-soon');
    await this.identity.check(me, 'copy-own-data', proof);
    const now = this.clock.now();
    const exportId = newId();
    const state = await this.tx.run(async (tx) => {
      if (!(await addExport(tx.db, { id: exportId, userId: me.userId }, exportPause(now), now))) throw refuse('export-too-soon');
      tx.plan('make-export', { key: exportId, dueAt: now, data: { exportId } });
      return exportState(await latestExport(tx.db, me.userId), await latestReady(tx.db, me.userId, now), now);
    });
    this.log.info({ audit: true, event: 'export-requested', userId: me.userId }, 'a copy of their own data was asked for');
    return state;
  }
}
