import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { DataOfPerson } from '@somo/contracts/closing';
import { toInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { noteLook } from '../accounts/note-look.js';
import { previewClosing } from '../accounts/preview-closing.js';
import { exportState } from '../domain/export.js';
import { latestExport, latestReady } from '../store/exports.js';
import { UserSchema } from '../store/user.schema.js';

@Injectable()
export class GetDataOf {
  constructor(
    private readonly transaction: Transaction,
    private readonly ask: Ask,
    private readonly clock: Clock,
  ) {}

  /** What closing somebody's account would cost them, and whether a copy of their data is being made; the look is in the audit log. */
  @Handles('auth.get-data-of', { by: ['operator:trust'], refuses: ['account-not-found'] })
  async run({ userId }: Asks['auth.get-data-of']['in'], caller: Caller): Promise<DataOfPerson> {
    checkIds('userId', [userId], 1);
    const now = this.clock.now();
    const known = await this.transaction.run(async (tx) => {
      await noteLook(tx, caller, userId, now);
      const user = await tx.db.of(UserSchema).findOneBy({ id: userId });
      const eraseAt = user?.eraseAt ? toInstant(user.eraseAt.getTime()) : null;
      return { eraseAt, copy: exportState(await latestExport(tx.db, userId), await latestReady(tx.db, userId, now), now) };
    });
    return { ...known, closing: await previewClosing(this.ask, userId) };
  }
}
