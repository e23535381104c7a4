import { Injectable } from '@nestjs/common';
import { hourMs } from '@somo/calendar/days';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { AccountEraser } from '../accounts/account-eraser.js';
import { beginErasure, readErasure } from '../store/erasures.js';

/** Money that is owed arrives first: it is asked again as often. */
const lookEveryMs = hourMs;

/** Erases an account whose days to change one's mind are over, once nothing is owed to the person. Can be run again at any point. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly eraser: AccountEraser,
  ) {}

  @Runs('erase-account')
  async run({ userId, version, isTold = false }: Jobs['erase-account']['data'], work: DueWork): Promise<void> {
    const erasure = await readErasure(this.db, userId);
    // The account was kept, and perhaps closed again since.
    if (erasure?.version !== version || erasure.erasedAt) return;
    const waits = erasure.begunAt ? null : await this.eraser.whyWait(userId);
    if (waits) {
      const needsMethod = waits === 'payout-method-needed';
      const dueAt = this.clock.now() + lookEveryMs;
      return void (await this.transaction.finish(work, async (tx) => {
        tx.plan('erase-account', { key: `${userId}-${version}-${dueAt}`, dueAt, data: { userId, version, isTold: isTold || needsMethod } });
        if (needsMethod && !isTold) tx.emit('user.closing-waits', { userId, version });
      }));
    }
    const isBegun = await this.transaction.run((tx) => beginErasure(tx.db, userId, version, this.clock.now()));
    if (!isBegun) return;
    await this.eraser.eraseInSteps(userId);
    await this.transaction.finish(work, (tx) => this.eraser.eraseHere(tx, { userId, role: erasure.role }));
  }
}
