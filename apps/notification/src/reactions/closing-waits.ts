import { Injectable } from '@nestjs/common';
import type { UserClosingWaits } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class ClosingWaits {
  constructor(private readonly clock: Clock) {}

  @On('user.closing-waits')
  async run({ userId, version }: UserClosingWaits, tx: Tx): Promise<void> {
    tx.plan('closing-waits-mail', { key: `${userId}-${version}`, dueAt: this.clock.now(), data: { userId, version } });
  }
}
