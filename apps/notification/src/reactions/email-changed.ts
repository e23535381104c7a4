import { Injectable } from '@nestjs/common';
import type { EmailChanged as Changed } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class EmailChanged {
  constructor(private readonly clock: Clock) {}

  /** Emails the old address about the change, and asks the new one for confirmation. */
  @On('user.email-changed')
  async run({ userId, changeId }: Changed, tx: Tx): Promise<void> {
    const dueAt = this.clock.now();
    tx.plan('email-changed-mail', { key: changeId, dueAt, data: { changeId } });
    tx.plan('confirm-email-mail', { key: changeId, dueAt, data: { userId, linkId: changeId } });
  }
}
