import { Injectable } from '@nestjs/common';
import type { PasswordChanged as Changed } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class PasswordChanged {
  constructor(private readonly clock: Clock) {}

  @On('user.password-changed')
  async run({ userId, changedAt }: Changed, tx: Tx): Promise<void> {
    tx.plan('password-changed-mail', { key: `${userId}-${changedAt}`, dueAt: this.clock.now(), data: { userId, changedAt } });
  }
}
