import { Injectable } from '@nestjs/common';
import type { UserRegistered as Registered } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class UserRegistered {
  constructor(private readonly clock: Clock) {}

  @On('user.registered')
  async run({ userId }: Registered, tx: Tx): Promise<void> {
    tx.plan('confirm-email-mail', { key: userId, dueAt: this.clock.now(), data: { userId } });
  }
}
