import { Injectable } from '@nestjs/common';
import type { RolesChanged as Changed } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class RolesChanged {
  constructor(private readonly clock: Clock) {}

  @On('user.roles-changed')
  async run(changed: Changed, tx: Tx): Promise<void> {
    tx.plan('roles-mail', { key: `${changed.userId}-${changed.changedAt}`, dueAt: this.clock.now(), data: changed });
  }
}
