import { Injectable } from '@nestjs/common';
import { minuteMs } from '@somo/calendar/days';
import type { UserClosing } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import { storeStanding } from '@somo/platform/operating/suspensions';
import type { Tx } from '@somo/platform/transaction';
import { clearClosing } from '../agreements/clear-closing.js';

@Injectable()
export class ClosingChanged {
  constructor(private readonly clock: Clock) {}

  /** A booking that was being made at the same moment is not seen here: a job looks again once it must have ended. */
  @On('user.closing', 'user.kept')
  async run(standing: UserClosing, tx: Tx): Promise<void> {
    if (!(await storeStanding(tx.db, standing)) || !standing.suspended) return;
    const { userId, version } = standing;
    const now = this.clock.now();
    await clearClosing(tx, userId, now);
    tx.plan('clear-suspended', { key: `${userId}-${version}`, dueAt: now + minuteMs, data: { userId, closing: true } });
  }
}
