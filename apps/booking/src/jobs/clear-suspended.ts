import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { isSuspended } from '@somo/platform/operating/suspensions';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { clearClosing } from '../agreements/clear-closing.js';
import { clearSuspended } from '../agreements/clear-suspended.js';

@Injectable()
export class ClearSuspended {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Runs('clear-suspended')
  async run({ userId, closing }: Jobs['clear-suspended']['data'], work: DueWork): Promise<void> {
    await this.transaction.finish(work, async (tx) => {
      if (await isSuspended(tx.db, userId)) await (closing ? clearClosing : clearSuspended)(tx, userId, this.clock.now());
    });
  }
}
