import { Injectable } from '@nestjs/common';
import { minuteMs } from '@somo/calendar/days';
import type { UserStanding } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import { storeStanding } from '@somo/platform/operating/suspensions';
import type { Tx } from '@somo/platform/transaction';
import { clearSuspended } from '../agreements/clear-suspended.js';

@Injectable()
export class StandingChanged {
  constructor(private readonly clock: Clock) {}

  /** A booking that was being made at the same moment is not seen here: a job looks again once it must have ended. */
  @On('user.suspended', 'user.restored')
  async run(standing: UserStanding, tx: Tx): Promise<void> {
    if (!(await storeStanding(tx.db, standing)) || !standing.suspended) return;
    const { userId, version } = standing;
    const now = this.clock.now();
    await clearSuspended(tx, userId, now);
    tx.plan('clear-suspended', { key: `${userId}-${version}`, dueAt: now + minuteMs, data: { userId } });
  }
}
