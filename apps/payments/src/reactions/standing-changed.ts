import { Injectable } from '@nestjs/common';
import type { UserStanding } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import { storeStanding } from '@somo/platform/operating/suspensions';
import type { Tx } from '@somo/platform/transaction';
import { schedulePayoutRun } from '../payouts/accrue-earning.js';

@Injectable()
export class StandingChanged {
  constructor(private readonly clock: Clock) {}

  /** What has waited while a teacher was suspended is paid out with the next run. */
  @On('user.suspended', 'user.restored')
  async run(standing: UserStanding, tx: Tx): Promise<void> {
    const isNews = await storeStanding(tx.db, standing);
    if (isNews && !standing.suspended && standing.role === 'teacher') schedulePayoutRun(tx, standing.userId, this.clock.now());
  }
}
