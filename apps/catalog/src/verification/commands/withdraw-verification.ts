import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Storage } from '@somo/platform/storage/storage';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { eraseDocument } from '../erase-document.js';
import { lockCase } from '../store/case-rows.js';
import { refreshVerified } from '../refresh-verified.js';

@Injectable()
export class WithdrawVerification {
  constructor(
    private readonly transaction: Transaction,
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.withdraw-verification', { by: ['teacher'], refuses: ['verification-not-found'] })
  async run({ caseId }: Asks['catalog.withdraw-verification']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    const now = this.clock.now();
    const withdrawn = await this.transaction.run(async (tx) => {
      const found = await lockCase(tx.db, caseId);
      if (found?.teacherId !== userId || found.state === 'withdrawn') throw refuse('verification-not-found');
      await tx.db.run(
        'verification-withdraw',
        `UPDATE verification_cases SET state = 'withdrawn', delete_at = least(delete_at, $2) WHERE id = $1`,
        [caseId, new Date(now)],
      );
      await refreshVerified(tx, userId, now);
      return found;
    });
    // What a killed process leaves, the next sweep deletes.
    if (!withdrawn.deletedAt) await eraseDocument(this.storage, this.db, withdrawn, now);
    return null;
  }
}
