import { Injectable } from '@nestjs/common';
import type { PasskeyChanged as Changed } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class PasskeyChanged {
  constructor(private readonly clock: Clock) {}

  @On('user.passkey-changed')
  async run(changed: Changed, tx: Tx): Promise<void> {
    const key = `${changed.userId}-${changed.change}-${changed.changedAt}`;
    tx.plan('passkey-mail', { key, dueAt: this.clock.now(), data: changed });
  }
}
