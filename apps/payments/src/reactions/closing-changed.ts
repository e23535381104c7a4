import { Injectable } from '@nestjs/common';
import type { UserClosing } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { upsertNewer } from '@somo/platform/upsert-newer';
import { schedulePayoutRun } from '../payouts/accrue-earning.js';

@Injectable()
export class ClosingChanged {
  constructor(private readonly clock: Clock) {}

  /** What a teacher has earned is paid out with the next run, however little it is. */
  @On('user.closing', 'user.kept')
  async run({ userId, version, role, suspended }: UserClosing, tx: Tx): Promise<void> {
    const isNews = await upsertNewer(tx.db, { table: 'closings', key: { user_id: userId }, version, set: { closing: suspended } });
    if (isNews && suspended && role === 'teacher') schedulePayoutRun(tx, userId, this.clock.now());
  }
}
