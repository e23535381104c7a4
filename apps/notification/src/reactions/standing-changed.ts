import { Injectable } from '@nestjs/common';
import type { UserStanding } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class StandingChanged {
  constructor(private readonly clock: Clock) {}

  @On('user.suspended', 'user.restored')
  async run(standing: UserStanding, tx: Tx): Promise<void> {
    tx.plan('standing-mail', { key: `${standing.userId}-${standing.version}`, dueAt: this.clock.now(), data: standing });
  }
}
