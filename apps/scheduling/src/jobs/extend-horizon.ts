import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { extendHorizon } from '../hours/publish-hours.js';
import { lockHours } from '../store/teaching-hours.js';

/** Runs at the start of a teacher's day: extends the horizon by one day. */
@Injectable()
export class ExtendHorizon {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  @Runs('extend-horizon')
  async run({ teacherId }: Jobs['extend-horizon']['data'], work: DueWork): Promise<void> {
    await this.tx.finish(work, async (tx) => {
      const hours = await lockHours(tx.db, teacherId);
      if (hours) await extendHorizon(tx, teacherId, hours, this.clock.now());
    });
  }
}
