import { Injectable } from '@nestjs/common';
import type { EmailConfirmation } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { schedulePayoutRun } from '../payouts/accrue-earning.js';
import { storeConfirmation } from '../store/email-confirmations.js';

@Injectable()
export class ConfirmationChanged {
  constructor(private readonly clock: Clock) {}

  /** What has waited for a teacher to confirm the address is paid out with the next run. */
  @On('user.confirmation-changed')
  async run(state: EmailConfirmation, tx: Tx): Promise<void> {
    if (state.role !== 'teacher') return;
    const isNews = await storeConfirmation(tx.db, state);
    if (isNews && state.confirmed) schedulePayoutRun(tx, state.userId, this.clock.now());
  }
}
