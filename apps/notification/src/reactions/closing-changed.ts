import { Injectable } from '@nestjs/common';
import type { UserClosing } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class ClosingChanged {
  constructor(private readonly clock: Clock) {}

  @On('user.closing', 'user.kept')
  async run(closing: UserClosing, tx: Tx): Promise<void> {
    tx.plan('closing-mail', { key: `${closing.userId}-${closing.version}`, dueAt: this.clock.now(), data: closing });
  }
}
