import { Injectable } from '@nestjs/common';
import type { PasswordResetRequested as Requested } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class PasswordResetRequested {
  constructor(private readonly clock: Clock) {}

  @On('user.password-reset-requested')
  async run({ resetId }: Requested, tx: Tx): Promise<void> {
    tx.plan('reset-password-mail', { key: resetId, dueAt: this.clock.now(), data: { resetId } });
  }
}
